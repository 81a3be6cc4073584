/**
 * What an operator does to a store as a whole: make it, bring it up to date, say who may do what.
 * Kept apart from the port, since no command of an agent needs it.
 */

/** Where a store stands. */
export interface StoreStatus {
  /**
   * - `absent`: there is no store at the address yet
   * - `older`: it has to be brought up to date
   * - `current`: it can be used
   * - `newer`: a newer program made it, and this one must not touch it
   */
  readonly state: "absent" | "older" | "current" | "newer";
  /** The steps of the schema that it has taken; null when it is absent. */
  readonly version: number | null;
  /** The steps that this program knows. */
  readonly knownVersion: number;
  /** `SQLite` or `PostgreSQL`. */
  readonly engine: string;
  /** The file, or the address without its password. */
  readonly place: string;
}

/**
 * Roles of the server that get the rights of a part. They have to exist.
 *
 * - `agent`: reads everything, writes goals and artifacts, appends to the audit trail
 * - `operator`: the same; also repairs records by hand and imports
 * - `reader`: reads everything
 *
 * None of them can change or delete what the audit trail says.
 */
export type Part = "agent" | "operator" | "reader";
export type RoleGrants = Readonly<Partial<Record<Part, readonly string[]>>>;

/** All methods reject with `StoreError`. */
export interface StoreAdmin {
  /** Changes nothing. Refused with `store.structure` where a table of a server is gone. */
  status(): Promise<StoreStatus>;
  /**
   * Makes the store where there is none, and gives the roles their rights; what is there already stays
   * as it is. Refused with `store.newer_version` and `store.foreign`; on a server with `store.older_version`, `store.no_role`,
   * and with `store.no_permission` where a role has not got all of its rights. A file asked for roles is `store.no_roles`.
   */
  init(grants: RoleGrants): Promise<StoreStatus>;
  /**
   * Takes the steps that are missing, one at a time, each by one upgrader however many try. Refused
   * with `store.not_initialised`, `store.newer_version`.
   */
  upgrade(): Promise<StoreStatus>;
  close(): Promise<void>;
}

/** Where a store of a version stands for a program that knows `knownVersion`; version 0 is none at all. */
export function statusOfVersion(
  version: number,
  knownVersion: number,
  engine: string,
  place: string,
): StoreStatus {
  const state =
    version === 0
      ? "absent"
      : version === knownVersion
        ? "current"
        : version < knownVersion
          ? "older"
          : "newer";
  return { state, version: version === 0 ? null : version, knownVersion, engine, place };
}

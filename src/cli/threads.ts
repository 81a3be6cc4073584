/** The argument by which a thread of this executable knows that it is to copy a store. */
export const BACKUP_THREAD = "backup-thread";

import { type Server, type Socket, createConnection, createServer } from "node:net";

/** One message of PostgreSQL's protocol; the first of a client has no type. */
export interface Message {
  /** One letter; empty for the first of a client. */
  readonly type: string;
  /** The whole of it, as it is on the wire. */
  readonly bytes: Buffer;
}

/** Cuts a stream of bytes into messages. */
export function framer(
  from: "client" | "server",
): (bytes: string | Uint8Array) => readonly Message[] {
  let rest = Buffer.alloc(0);
  let started = from === "server";
  return (bytes) => {
    rest = Buffer.concat([rest, bytesOf(bytes)]);
    const messages: Message[] = [];
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return messages;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return messages;
      const type = started ? String.fromCharCode(rest[0] ?? 0) : "";
      messages.push({ type, bytes: rest.subarray(0, length) });
      rest = rest.subarray(length);
      started = true;
    }
  };
}

/** Node says that a socket may give text. */
export function bytesOf(data: string | Uint8Array): Buffer {
  return typeof data === "string" ? Buffer.from(data, "latin1") : Buffer.from(data);
}

/** The SQL of a message that brings some; empty for others. */
export function sqlOf({ type, bytes }: Message): string {
  const texts = bytes.subarray(5).toString("utf8").split("\0");
  if (type === "Q") return texts[0] ?? "";
  // A parsed statement has its name first.
  return type === "P" ? (texts[1] ?? "") : "";
}

/** What a proxy does with a message of a client. */
export type Fate =
  | "pass"
  /** The connection is cut; the server never sees the message. */
  | "cut"
  /** The server answers, and the connection is cut before the client hears it. */
  | "cut the answer"
  /** Neither side hears anything more, and nobody is told. */
  | "silence";

export interface Proxy {
  readonly port: number;
  close(): void;
}

/** Stands between clients and a server; `fate` decides about each message that a client sends. */
export async function openProxy(
  serverPort: number,
  fate: (message: Message) => Fate,
): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = createConnection(serverPort, "127.0.0.1");
    let answers = true;
    let isSilent = false;
    const frame = framer("client");
    const end = (): void => {
      client.destroy();
      // Where there is silence the server does not hear that the client has gone either.
      if (!isSilent) server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    server.on("data", (bytes) => {
      if (isSilent) return;
      if (answers) client.write(bytes);
      // The answer is there, so the server is done with it.
      else end();
    });
    client.on("data", (bytes) => {
      for (const message of frame(bytes)) {
        if (isSilent) return;
        const what = fate(message);
        if (what === "cut") return end();
        if (what === "silence") {
          isSilent = true;
          return;
        }
        if (what === "cut the answer") answers = false;
        server.write(message.bytes);
      }
    });
  });
  const port = await listen(listener);
  return {
    port,
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Listens on a free port of this machine. */
export async function listen(listener: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  listener.listen(0, "127.0.0.1", () => {
    const address = listener.address();
    resolve(typeof address === "object" && address !== null ? address.port : 0);
  });
  return promise;
}

import { type Socket, createConnection, createServer } from "node:net";
import { type Message, bytesOf, framer, listen } from "./wire.ts";

export interface Pooler {
  readonly port: number;
  /** How many transactions each connection to the server has carried. */
  readonly carried: readonly number[];
  close(): void;
}

/** A connection to the server that clients take turns with. */
interface Backend {
  readonly number: number;
  readonly socket: Socket;
  client: Socket | null;
}

const SSL_REQUEST = 80877103;

/**
 * A pooler in transaction mode: each transaction of a client goes to whichever connection is free,
 * and never twice in a row to the same. Whatever a client leaves behind in a session, it does not
 * find again, and somebody else does.
 */
export async function openPooler(
  serverPort: number,
  connections: number,
  user = "postgres",
  database = "postgres",
): Promise<Pooler> {
  const carried = Array.from({ length: connections }, () => 0);
  const free: Backend[] = [];
  const waiting: ((backend: Backend) => void)[] = [];
  const sockets = new Set<Socket>();
  // Those that are slow to start would else be left out of the turns for as long.
  const { promise: areReady, resolve: ready } = Promise.withResolvers<null>();

  const give = (backend: Backend): void => {
    backend.client = null;
    const next = waiting.shift();
    if (next === undefined) free.push(backend);
    else next(backend);
    if (free.length === connections) ready(null);
  };
  const take = async (): Promise<Backend> => {
    const backend = free.shift();
    if (backend !== undefined) return backend;
    const { promise, resolve } = Promise.withResolvers<Backend>();
    waiting.push(resolve);
    return promise;
  };

  for (let number = 0; number < connections; number += 1) {
    const socket = createConnection(serverPort, "127.0.0.1");
    sockets.add(socket);
    const backend: Backend = { number, socket, client: null };
    const frame = framer("server");
    socket.on("error", () => null);
    socket.on("data", (bytes) => {
      for (const message of frame(bytes)) {
        backend.client?.write(message.bytes);
        // Ready for a query and in no transaction: the next one may be somebody else's.
        if (message.type === "Z" && message.bytes[5] === "I".charCodeAt(0)) {
          if (backend.client !== null) carried[number] = (carried[number] ?? 0) + 1;
          give(backend);
        }
      }
    });
    socket.write(startup(user, database));
  }

  const listener = createServer((client) => {
    sockets.add(client);
    const frame = framer("client");
    let backend: Backend | null = null;
    let last: Promise<unknown> = Promise.resolve();
    const forward = async (message: Message): Promise<void> => {
      if (message.type === "X") return void client.end();
      if (backend?.client !== client) {
        backend = await take();
        backend.client = client;
      }
      backend.socket.write(message.bytes);
    };
    client.on("error", () => null);
    client.on("data", (data) => {
      const bytes = bytesOf(data);
      // The answer to a request for TLS is one letter, and the client starts anew.
      if (bytes.length === 8 && bytes.readUInt32BE(4) === SSL_REQUEST)
        return void client.write("N");
      for (const message of frame(bytes)) {
        if (message.type === "") client.write(welcome());
        else last = last.then(() => forward(message));
      }
    });
  });
  await areReady;
  const port = await listen(listener);
  return {
    port,
    carried,
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function startup(user: string, database: string): Buffer {
  const body = Buffer.from(`\0\x03\0\0user\0${user}\0database\0${database}\0\0`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

/** What a server says to a client that it lets in. */
function welcome(): Buffer {
  return Buffer.concat([
    serverMessage("R", Buffer.from([0, 0, 0, 0])),
    serverMessage("S", Buffer.from("client_encoding\0UTF8\0")),
    serverMessage("S", Buffer.from("standard_conforming_strings\0on\0")),
    serverMessage("K", Buffer.alloc(8)),
    serverMessage("Z", Buffer.from("I")),
  ]);
}

function serverMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

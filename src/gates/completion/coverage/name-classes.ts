/**
 * Closed classes of names, of which one does not stand for another: of a class a condition asks for one name, and the
 * message tells another. Other classes are known by how their names look and where they stand; see `same-place.ts`.
 *
 * One class a line; its things are parted by bars, the spellings of a thing by blanks. A class with a star is asked for
 * by its first thing alone: "staging" is also where a thing passes through on its way. The words of a class with an at sign
 * have other uses: one stands for another only in the same place ("the north wall", "the south wall").
 */
const TABLE = `
postgresql postgres pg psql jsonb pgvector postgis | mysql mariadb | sqlite sqlite3 | mongodb mongo | oracle | duckdb | dynamodb | cassandra
kafka | rabbitmq | nats | sqs | mqtt mosquitto
safari webkit | firefox | chrome chromium | edge
ios iphone ipad swift | android pixel kotlin
windows win32 msi exe | macos mac osx dmg | linux ubuntu debian deb appimage
aws ec2 s3 lambda | azure | gcp gcs
* holdout heldout unseen | validation training train
argon2 argon2id | bcrypt | scrypt | md5 | sha1
* sha256 sha256sum sha256sums | md5 md5sum | sha1 | crc32
* production prod | staging sandbox preview
* xlsx xls excel | csv | ods
bluetooth ble | wifi wlan | zigbee | lora lorawan
* pdf | html | docx | markdown | epub
* parquet | avro | orc | csv
av1 | vp9 | hevc h265 x265 | h264 avc x264
cosign sigstore | gpg pgp gnupg
avif | webp
* svg | png | jpg jpeg | gif | tiff tif geotiff
* kubernetes k8s kubectl helm pod pods | systemd
redis valkey | memcached
elasticsearch | opensearch | solr | meilisearch | typesense
playwright | cypress | selenium webdriver | puppeteer
jest | vitest | mocha
* pytest | unittest
pino | winston | bunyan
react jsx tsx | vue | svelte | angular
docker | podman
nginx | apache | caddy | haproxy
protobuf protobufs | msgpack messagepack
zstd zstandard | brotli | gzip | lz4
terraform tofu | pulumi | cloudformation | ansible
json ndjson jsonl | yaml yml | xml | toml | csv
alpine musl apk | debian slim bookworm bullseye | ubuntu | fedora rhel
arm64 aarch64 arm graviton | amd64 x64 x86
p99 99 ninetyninth | p95 95 ninetyfifth | p90 90 ninetieth | median p50 | mean average avg
peak maximum max highest | mean average avg | median p50
recall sensitivity | precision | accuracy accurate correct | specificity | f1 | auc auroc
* bootstrap bootstrapped bootstrapping resample resampled resampling | approximation analytic analytical
* nightly night daily morning | weekly week sunday | monthly month
* hourly hour | daily nightly night | weekly | monthly
* weekly week | monthly month | quarterly
euro euros eur | dollar dollars usd | pound pounds gbp | franc francs chf | yen jpy
oak | beech | pine | ash | maple | walnut | birch | spruce | larch | cherry | bamboo | mdf | plywood
steel stainless | brass | copper | aluminium aluminum | zinc galvanised galvanized | iron | bronze
@ monday mon | tuesday tue tues | wednesday wed | thursday thu thur thurs | friday fri | saturday sat | sunday sun
@ january jan | february feb | april apr | june jun | july jul | august aug | september sep sept | october oct | november nov | december dec
@ north northern | south southern | east eastern | west western
@ left | right | front | rear back | upper top | lower bottom
@ black | white | green | blue navy | yellow | grey gray | brown | pink | purple
cotton | linen | wool woollen | polyester | silk | nylon | leather
`;

/** Things that do the same work. */
export interface NameClass {
  /** Each with its spellings, in lower case. */
  readonly things: readonly (readonly string[])[];
  /** How many of them, from the first, a condition may ask for. */
  readonly asked: number;
  /** Whether one stands for another only in the same place. */
  readonly placed: boolean;
}

export const NAME_CLASSES: readonly NameClass[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const placed = line.startsWith("@ ");
    const things = line
      .replace(/^[*@] /u, "")
      .split(" | ")
      .map((thing) => thing.split(" "));
    return { things, asked: line.startsWith("* ") ? 1 : things.length, placed };
  });

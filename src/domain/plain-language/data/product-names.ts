import { wordMap, wordSet } from "../../word-set.ts";

/**
 * Names (in small letters) of products, tools, formats, languages, firms, places and people that a person who knows
 * software, or anybody, knows. They matter where a bare name would be taken for the name of a piece of work, or where
 * the name is written in capitals or without vowels.
 */
export const KNOWN_NAMES = wordSet(`
  wrk wrk2
  dbt zlib glibc musl trpc gvisor dpkg dnf fzf tvos bcrypt libpng libssh libusb lzma pigz cpio xbps snapd vcpkg ccache distcc xmake pkg-config jfs procfs sysfs sshfs beegfs drbd mdadm dm-crypt openrc ftrace
  kgdb kdump initrd mdev dbus nscd sssd xonsh rbash procps ufw tshark ncat iwctl eksctl fluxcd dapr gvim kwrite dtach rxvt urxvt xterm nnn vifm htop btop ncdu lsd rg xq mlr xsv csvkit httpie rclone rdiff-backup direnv
  fnm rbenv pyenv rvm sdkman jenv tfenv gvm ghcup pipx pipenv venv gtest ctest pgtap tsqlt swc nx jshint jscs svgo msw ajv xstate swr gql urql dgraph bullmq cudnn vllm ggml nltk httpx xxhash nroff org-mode bbolt libsql
  rqlite dqlite pgpool dbase bhyve cgo cffi ctypes mruby jruby armhf sqlmap euc-jp euc-kr koi8-r dd-wrt rt-thread io-link rsa-pss opc-ua jax-rs spir-v
  msquic nss libgdx regl visx dplyr knitr renv osrm ncal pgrep pkill syslog-ng nmcli rfkill lspci lsusb lsblk lscpu hdparm fdisk gdisk sgdisk cfdisk mkswap zram zswap kqueue mmap nmake mingw-w64 dwm bspwm xmonad npmjs
  bzr cgit phpbb cocotb pyocd svt-av1 php-fpm amphp probe-rs esp-idf can-fd
  nvda jaws nats rhel sles aix esxi spss qnx opnsense pfsense
  date-fns lark miri axe meilisearch typesense pnpm vitepress eleventy rspack oxlint knip valibot zod drizzle kysely hono elysia tanstack zustand mobx rxjs signalr blazor maui avalonia wxwidgets imgui sdl raylib bevy wgpu iced slint tokio-rs actix rocket diesel sqlx serde clap nushell helix wezterm ghostty lazygit starship
  abap ableton access acrobat active ada adobe ads affinity airflow airtable alacritty alexa algolia alibaba alpine altium amazon anaconda android angular ansible ant apache apex appium apple appveyor arch
  arduino argo argocd artifactory asana asciidoc asciidoctor astro atlassian atom audacity auth0 autocad autodesk avro aws axios axum azure babel backblaze backbone bandcamp bash bazel beautifulsoup bigquery bing biome
  bitbucket bitcoin bitwarden blender bluetooth bootstrap boto bower brave brevo bugzilla buildkite bulma bun cabal caddy calendly calibre canva capacitor carplay cassandra ceph celery centos chai chef chrome
  chromebook chromecast chromium circleci cisco citrix clang clickhouse clojure cloudflare cloudfront cloudwatch cmake cobol cockroachdb codecov codepen codex cognito coinbase confluence consul contentful copilot cordova couchbase couchdb
  coverity crashlytics craft crowdin cucumber cura cypher cython dagger dart dash dask databricks datadog dataflow datagrip debian delphi deno dhl discord discourse django docker dockerfile docusaurus docusign dovecot doxygen dropbox drupal
  druid dublin duckdb duckduckgo dynamodb ebay ebpf eclipse edge elastic elasticsearch electron elixir elm emacs ember envoy erlang esbuild eslint esp32 esp8266 ethereum ethernet etherscan etsy evernote excel exchange expo
  express facebook falcon fastapi fastify fastlane fastly fedora ffmpeg figma firebase firefox firestore fish flask flink flutter fluentd flyway focusrite fortran fortnite foursquare freebsd freecad freshdesk fsharp garmin gatsby gerrit ghost ghostscript
  gimp git gitea github gitlab gmail gnome gnuplot godot google gopher gradle gradio grafana grails graphite graphql graphviz groovy grok grunt gulp gunicorn gutenberg hadoop haml handlebars haproxy harbor hashicorp haskell hbase helm heroku
  hetzner hibernate highcharts hive home homebrew hono hotjar htmx hubspot hugo hypercard ibm icinga illustrator imagemagick influxdb inkscape insomnia instagram intel intellij intercom internet ios ionic ipad iphone istio jaeger jasmine java javascript jekyll
  jellyfin jenkins jest jetbrains jetpack jetson jinja jira joomla jquery julia junit jupyter kafka karma kde keepass keras keycloak kibana kicad kinesis klaviyo kodi kong koa kotlin krita kubernetes lambda laravel latex latin
  leaflet less libreoffice lighttpd lightroom linear linkedin linux lisp lodash loki logstash looker lua lucene macos macbook magento mailchimp mailgun mailhog mailpit make makefile mandrill mapbox maplibre mariadb markdown mastodon material
  mathematica matlab matomo matplotlib matrix matter mattermost maven maya mediawiki memcached mercurial mermaid messenger meta metabase meteor meson microsoft midjourney minecraft minikube minio mistral mixpanel mlflow modbus mollie mongo mongodb mongoose moodle mosquitto mozilla msbuild
  mui mysql nagios neovim nest nestjs netbeans netflix netlify netty newrelic nextcloud nextflow nexus nginx nix nixos node nodejs nomad notepad notion npm nuget numpy nunit nuxt nvidia nvim oauth obs ocaml octave odoo office okta ollama onedrive onenote
  openai opencv opengl openid openshift openssh openssl openstack openstreetmap opentelemetry openvpn opera optimizely oracle osmand outlook overleaf pagerduty pandas pandoc parquet pascal paypal paypal perforce perl photoshop php pinecone pinterest pip
  playstation playwright plex plotly podman poetry polars polygon postcss postfix postgis postgres postgresql posthog postman powershell powerpoint premiere prestashop prettier prisma procreate prolog prometheus prosody protobuf puppet puppeteer purescript
  pycharm pydantic pytest pytorch pyramid qgis qlik qt quarkus quicktime quickbooks quill rabbitmq racket radius rails raspberry react reactjs reddit redis redux redshift reaper remix renovate retool revit revolut robinhood roblox rollup rotterdam ruby rust
  rsync ruff safari salesforce samba samsung sass scala scikit scratch scrapy scribus seaborn segment selenium sendgrid sentinel sentry servicenow sevdesk shapely sharepoint shell shelly shopify shopware sibelius signal sinatra siri sketch sketchup
  skype slack slackware smalltalk snowflake snyk solidity solidworks solr sonarqube sonos sonatype spacy spark splunk spotify spring sqlite squarespace stackoverflow statamic steam storybook strapi strava stripe stylus subversion sublime supabase superset suse svelte
  sveltekit swagger swift swiftui symfony tableau tailwind talend tauri tcl teams teamcity tensorboard tensorflow terraform testrail tesseract tex texas thunderbird thunderbird tiktok tmux toggl tokio tomcat torch trac traefik trello twilio twitch twitter typeform typescript
  typo3 uber ubuntu unicode unity unix unreal vagrant valgrind valkey varnish vault vercel vi vim visio visual vite vitest vivaldi vlc vmware vonage vscode vue vulkan vulkan wasm watchos waterfall webassembly webflow webgl webgpu webhook webkit webpack webrtc whatsapp wikidata wikimedia
  wikipedia windows winforms wireguard wireshark wix woocommerce word wordpress workday wpf xamarin xbox xcode xero xorg xubuntu yahoo yaml yandex yarn yelp youtrack youtube zabbix zapier zed zendesk zenodo zephyr zigbee zig zookeeper zoom zotero zsh zsh
  jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december mon monday tue tues tuesday wed wednesday thu thurs thursday fri friday sat saturday sun sunday
  christmas easter halloween thanksgiving ramadan diwali hanukkah new years english german french spanish italian portuguese dutch polish czech russian ukrainian japanese chinese korean arabic hebrew turkish greek swedish norwegian danish finnish
  hungarian romanian bulgarian croatian serbian slovak slovene hindi bengali tamil thai vietnamese indonesian latin catalan basque welsh irish scottish british american canadian australian european asian african swiss austrian belgian brazilian mexican indian
  germany france spain italy portugal netherlands belgium luxembourg austria switzerland poland czechia slovakia hungary romania bulgaria greece turkey ukraine russia sweden norway denmark finland iceland ireland scotland wales england britain
  america canada mexico brazil argentina chile peru colombia china japan korea india indonesia thailand vietnam malaysia singapore philippines australia zealand africa egypt kenya nigeria morocco israel europe asia
  berlin hamburg munich cologne frankfurt vienna zurich geneva basel bern paris lyon london manchester oxford cambridge dublin edinburgh rome milan madrid barcelona lisbon porto amsterdam brussels copenhagen oslo stockholm helsinki
  warsaw prague budapest athens istanbul moscow kyiv tokyo osaka beijing shanghai hong kong delhi mumbai sydney melbourne auckland york boston chicago seattle texas california florida washington toronto montreal
  i ok mr mrs ms dr prof st saint god bible unicode gaussian fourier bayesian poisson newton euler fibonacci levenshtein dijkstra boolean cartesian monte carlo kalman bezier unicode gregorian julian celsius fahrenheit kelvin`);

/** Plain capitalised nouns of user interfaces, roles and documents: ordinary words, not names of work. */
export const ORDINARY_CAPITALS = wordSet(`
  settings profile dashboard home search save cancel delete edit export import upload download print login logout account help about contact inbox archive orders order invoices invoice reports report users user admin
  overview calendar checkout cart payment payments billing onboarding notifications terms privacy policy license licence readme changelog faq docs api todo done yes no escape enter return tab shift control alt backspace space
  accept language content type authorization location cookie cache origin host agent chapter section table figure appendix part phase step stage version release one two three four five act title abstract introduction
  the a an all each every this that these those it its we our you your they he she if when while after before once then there here for from with without in on at by to of and or but not as is are was be been can must should
  board customer customers manager editor viewer owner guest member members team staff sales marketing finance legal support operations engineering design research north south east west left right up down black white red green blue`);

/**
 * Names of well-known products, places and stars that teams take for code names too (`codename-words.ts`): fine by themselves where the second column
 * is `*`, else only where one of its words stands in the text too, or, after `>`, right behind the name.
 */
export const PRODUCT_OR_CODENAME = wordMap(`
lighthouse: *
zebra: >printer >printers crossing label labels
glacier: s3 terraform bucket buckets
python: *
ruby: *
swift: *
gopher: protocol
oracle: *
hermes: react engine javascript native
unicorn: cpu emulator
puma: rails ruby sinatra rack
raven: ravendb
redwood: react redwoodjs
tesla: car cars charging charger battery vehicle vehicles elixir
apollo: graphql client server federation
phoenix: elixir liveview erlang ecto arizona arize
falcon: python wsgi asgi crowdstrike rocket rockets spacex >9 >heavy
kestrel: asp.net .net c# dotnet
atlas: mongodb mongo database hashicorp
aurora: aws mysql postgresql postgres amazon rds
gemini: google api model models llm
mercury: temperature thermometer bank mercurial
neptune: aws graph amazon
jupiter: junit
saturn: ring rings sega
mars: rover
pluto: julia notebook
luna: blockchain
titan: saturn moon
europa: jupiter moon universalis
callisto: jupiter moon
ganymede: jupiter moon
orion: constellation constellations star stars telescope
sirius: star stars telescope radio
vega: star stars altair vega-lite charts chart
altair: vega python chart charts star stars
leo: constellation zodiac
virgo: constellation zodiac
libra: constellation zodiac
hubble: telescope nasa cilium
kepler: telescope orbit orbits nasa
eclipse: ide java jdt plugin plug-in solar lunar
comet: astronomy telescope
quartz: scheduler java spring composer clock
marble: map globe
cypress: test tests browser spec specs e2e end-to-end suite
obsidian: vault notes plugin plug-in markdown
titanium: alloy
sapphire: rapids
sequoia: macos mac
emerald: pokemon
bamboo: ci atlassian jira build
ajax: javascript request requests jquery browser
ray: python cluster
dragon: speech
pandora: radio music
pegasus: spyware
cobalt: blue
copper: pipe pipes cable
graphite: metrics carbon grafana statsd
corona: covid
cosmos: azure db
discovery: discovery+
espresso: android test tests machine coffee
mocha: chai javascript test tests node coffee
latte: coffee php
pine: script tradingview
rook: ceph kubernetes chess
robin: hood
ruby: *
crystal: *
pearl: *
cricket: match matches score scores
joomla: *
compass: mongodb sass css
beacon: chain bluetooth
sherlock: holmes
newton: isaac method
darwin: macos kernel bsd
watson: ibm
enterprise: edition plan github license licence
nike: shoe shoes
jaguar: car cars
puma: shoe shoes
impala: hadoop hive apache cloudera
mustang: ford
lion: mac
leopard: mac
cheetah: template
hawk: authentication
lightning: pytorch network salesforce bitcoin cable
snowflake: warehouse sql database id ids dbt snowpark postgresql postgres mysql mariadb oracle s3 kafka redshift bigquery databricks tableau looker fivetran airbyte csv parquet
athena: amazon aws s3 presto trino
oreo: android
nougat: android
marshmallow: android
pie: android
cypress: check checks playwright selenium webdriver
trident: storm
sphinx: python documentation docs rst restructuredtext readthedocs autodoc
salt: minion minions
dolphin: kde emulator
panda: *
gnu: *
galaxy: samsung >s20 >s21 >s22 >s23 >s24 >s25 >a14 >a54 >tab >watch >note
sage: accounting payroll xero quickbooks >50 >200 >accounts
fox: *
penguin: books
hive: hadoop
oxygen: *
thor: ruby
iris: data dataset flower flowers
juniper: router routers switch junos
rosemary: *
jasmine: test tests javascript karma
violet: *
olive: *
ash: elixir
cedar: policy policies
holly: *
victory: *
vision: *
robin: *
troll: *
wizard: *
troy: *
siren: *
sprite: *
gnome: *
kong: *
druid: *
petra: *
vampire: *
constellation: *
bounty: *
danube: river
rhine: river
seine: river
thames: river
nile: river
mississippi: *
missouri: *
niagara: *
babylon: *
pippin: *
nirvana: *

martin: *
jay: *
robin: *
leo: *
victoria: *
clover: coverage
charon: vpn strongswan
janus: webrtc gateway
cerberus: validation
proteus: simulation
hydra: ory oauth config configs password facebook
spark: *
pulsar: apache topic topics broker
sage: math accounting
galaxy: samsung phone phones tab bioinformatics workflow android iphone
nautilus: gnome
nova: openstack
horizon: openstack
ironclad: ironclad
manhattan: new york distance
everest: nepal mountain mountains himalaya climber climbers climbing mountaineers summit
fuji: camera japan film
watson: *
nest: thermostat
kiwi: *
discovery: *
sunset: *
sunrise: *
diamond: *
cardinal: *
salmon: *
rainbow: *
lightning: *
corona: *
violet: *
`);

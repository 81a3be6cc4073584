import { WordClass as C, type WordList } from "./classes.ts";

/** Nouns that name a demand or an approval, and the things that only seem to want something. */
export const NOUNS: readonly WordList[] = [
  {
    classes: C.demand,
    words: `request requests wish wishes instruction instructions order orders demand demands
      requirement requirements expectation expectations decision decisions approval permission consent
      blessing preference preferences complaint complaints feedback directive directives mandate
      mandates ruling deadline deadlines patience opinion insistence behest say-so sign-off signoff go-ahead
      green-light priority priorities desire desires word words message messages note notes reminder
      memo ask asks asking urging plea verdict agreement authorisation authorization clearance
      guidance stance intention intent ultimatum objection objections concern concerns hope hopes
      satisfaction pressure command commands bidding liking taste view views need needs comment
      comments remark remarks advice suggestion suggestions call recommendation recommendations
      encouragement endorsement position line concern standpoint reading eye eyes mind wrath anger displeasure frustration annoyance delight impatience confirmation insisting disappointment brief plan wishlist ok okay vote orders' name input
      sake dismay chagrin relief amusement horror vision disapproval indignation embarrassment worry worries
      plea pleas grievance grievances feeling feelings belief conviction hunch impression thinking judgement judgment assessment conclusion ambition sights dream dreams idea ideas brainchild`,
  },
  {
    classes: C.technical,
    words: `kubernetes k8s helm openshift job jobs cpu gpu http https api rest grpc tls ssl ssh smtp
      imap mail email ftp sftp mqtt websocket dns ntp ldap oauth sql database db redis postgres mysql
      kafka git package window password session connection context state file task device power
      network memory disk clipboard download display desktop virtual cron thread process cluster
      ternary unary binary logical boolean bitwise arithmetic comparison assignment spread rest pipe
      pipeline nullish coalescing chaining optional walrus modulo equality relational concatenation
      plus minus not and or xor shift range elvis dereference linear differential laplace
      hamiltonian sobel unix linux posix root test dummy fake mock anonymous keyboard screen-reader
      thin fat native rust python java kotlin swift typescript javascript node go ruby php c
      torrent chat irc vpn game web browser mobile ble bluetooth heart heart-rate baby
      erlang elixir otp beam akka queue event message work-stealing round-robin cooperative preemptive
      external secondary second portrait landscape vga hdmi 4k pixel crt lcd led overloaded
      custom join set matrix mathematical final mini mid level level-end dungeon raid
      search crossover mutation selection swap user-defined genetic sqlite os kernel io request
      stream byte buffer vector s3 blob cloud certificate vault secret cookie font asset layout scene
      entity resource config configuration plugin plug-in extension module layer tab tag dependency
      version branch transaction lock cache lru volume snapshot backup upload transfer`,
  },
  {
    classes: C.personal,
    words: `human senior junior chief product project business team line engineering account key big
      biggest important paying angry responsible lead head deputy vice general managing executive
      technical tech site night duty plant floor on-duty on-call actual real main own largest
      oldest former new newest best first second third last next same whole entire current present
      internal external legal medical marketing sales finance design security qa support data
      programme program delivery release store shop restaurant branch hospital school department
      office regional national local country area day-shift german french italian spanish british
      american japanese swiss dutch very good long-standing loyal vip premium poor lovely dear
      enterprise corporate supervising upper top middle other two three four five many several most all both few more
      regular human's`,
  },
  {
    classes: C.thing,
    words: `form forms page pages program programs script scripts parser parsers compiler linker
      linter lexer test tests suite spec specification standard rfc guide guideline guidelines manual
      readme document documents documentation docs doc ticket issue file files line lines log logs
      function functions method methods class classes module modules library libraries package
      packages table tables column columns field fields row rows query queries index schema migration
      database cache queue job jobs worker workers thread process kernel driver device sensor sensors
      button dialog dialogue modal menu screen view window panel tab wizard prompt installer setup
      app apps application website site portal widget component components hook hooks plugin endpoint
      endpoints route routes api request response header headers body payload token tokens key keys
      certificate handshake protocol packet socket port server servers proxy gateway broker cluster
      node nodes pod pods container image volume disk partition bucket build builds ci workflow step
      steps stage stages task tasks goal done_when plan report reports summary chapter section
      paragraph table sentence text title label labels caption link links list item items entry
      entries record records invoice bill receipt contract template layout style theme font icon
      icons colour color map maps chart charts graph figure number numbers value values constant
      variable parameter parameters argument option options flag flags config configuration setting
      settings environment version release tag branch commit diff patch code source binary firmware
      board hardware chip motor valve pump relay printer scanner camera robot arm machine machines
      engine game level sprite scene shader player's model models weights dataset data sample
      samples experiment benchmark simulation solver algorithm formula equation matrix loop iteration
      condition branch exception error errors warning warnings message backup export import sync
      search filter sort counter timer clock calendar schedule event events alarm alert notification
      mail email letter newsletter browser editor ide shell terminal command tool tools iterator
      generator buffer array object objects string pointer struct enum trait interface type types
      generic macro assertion fixture mock stub runtime interpreter virtual-machine optimizer
      optimiser planner allocator collector loader bundler transpiler formatter validator sanitizer
      debugger profiler decoder encoder codec handler listener emitter renderer router middleware
      controller adapter wrapper factory repository store reducer selector serializer checker
      question questions survey quiz questionnaire checklist law regulation statute policy rule
      rules licence license paper article thesis journal dictionary glossary catalogue catalog recipe
      recipes course lesson exercise exam brochure poster sign ticketing checkout cart basket order
      payment transfer login signup password account role permission git npm cargo pip docker make
      bash postgres postgresql mysql sqlite redis kafka nginx apache terraform ansible webpack vite
      rollup eslint prettier typescript javascript python rust java kotlin swift go react vue angular
      svelte django rails flask spring node deno bun chrome firefox safari edge android ios windows
      linux macos ubuntu debian alpine github gitlab jenkins bazel gradle maven cmake clang gcc llvm
      valgrind miri mypy pytest jest excel word latex pdf json yaml xml csv html css sql graphql oauth
      stripe paypal aws azure gcp s3 lambda openssl curl wget ffmpeg opencv numpy pandas tensorflow
      pytorch arduino raspberry home-assistant mqtt grpc protobuf swiftui xcode figma storybook
      playwright cypress selenium oxlint biome zig elixir erlang haskell scala clojure perl php
      laravel symfony wordpress shopify magento salesforce sap oracle mongodb cassandra
      elasticsearch opensearch prometheus grafana kubernetes helm istio envoy vault consul
      dialect grammar syntax pattern patterns regex expression statement block scope lifetime
      borrow heap stack id ids pool pools badge badges name names size sizes registry bridge keyboard mouse touch gesture cursor pixel frame audio video
      stream channel track clip note chord tempo instrument synth clippy rustc cargo ruff black flake8 pylint isort rubocop golangci swiftlint ktlint
      detekt shellcheck hadolint tflint stylelint tsc swc babel esbuild parcel nx lerna yarn pnpm poetry pipenv conda brew
      apt dnf pacman nix guix flatpak snap systemd supervisord uwsgi gunicorn caddy traefik haproxy varnish squid postfix
      dovecot sendmail samba sentry datadog splunk kibana logstash fluentd jaeger argo flux tekton circleci travis
      teamcity sonar sonarqube codecov dependabot renovate snyk trivy nmap wireshark tcpdump strace gdb lldb perf asan
      ubsan tsan loom proptest quickcheck hypothesis jmeter k6 locust gatling lighthouse axe puppeteer webdriver appium
      espresso xctest junit testng mockito mocha jasmine karma vitest chai sinon istanbul rspec minitest phpunit nunit
      xunit hibernate liquibase flyway alembic celery sidekiq rabbitmq nats memcached minio ceph etcd zookeeper
      unity unreal godot blender photoshop gimp inkscape outlook gmail teams slack discord zoom moodle odoo
      drupal joomla ghost hugo jekyll gatsby nuxt astro remix webgl wasm cuda opengl vulkan metal`,
  },
];

import { wordSet } from "../../word-set.ts";

/** Private short forms in small letters, as `short=words+it+stands+for|other`; the sound of a word finds most others. */
const SHORT_FORMS = `abt=about acct=account accts=accounts addl=additional addr=address addrs=addresses afaik=as+far+as+I+know amt=amount amts=amounts
  appt=appointment appts=appointments asst=assistant attn=attention attr=attribute attrs=attributes b/c=because b4=before bal=balance bc=because
  bcz=because bg=background bgd=background biz=business bldg=building bldr=builder btn=button btns=buttons btw=between|by+the+way btwn=between
  cal=calendar calc=calculation calcs=calculations cat=category cats=categories cert=certificate cfg=configuration cfgs=configurations chg=change chgs=changes
  chk=check chks=checks cmd=command cmds=commands cmp=compare cnt=count cnts=counts coll=collection comms=communication cols=columns
  comp=component comps=components cond=condition conf=configuration confs=configurations conn=connection conns=connections cont=continued
  cpy=copy ctr=counter ctrl=control ctx=context cust=customer custs=customers cur=current curr=current dbl=double deets=details defn=definition
  del=delete deliv=delivery dept=department depts=departments dept's=department's descr=description desc=description dest=destination dets=details
  dflt=default diag=diagnosis dict=dictionary dir=directory disp=display distr=distribution dl=download doc'd=documented dup=duplicate dups=duplicates
  dupes=duplicates elem=element elems=elements eng=engineering engg=engineering eng'g=engineering env't=environment equip=equipment err=error
  errs=errors est=estimate eval=evaluation evt=event evts=events exch=exchange exec=execution execs=executives exp=expiry expt=experiment
  ext=external exts=extensions fcn=function fcst=forecast feat=feature feats=features flr=floor fmt=format fmts=formats fn=function fns=functions
  fnl=final freq=frequency frm=from func=function funcs=functions fwd=forward fwk=framework gen=generate gov=government govt=government
  grp=group grps=groups gtg=good+to+go hdr=header hdrs=headers hist=history hndl=handle hndlr=handler iface=interface ifc=interface idx=index
  img=image imgs=images impl=implementation impls=implementations impl'd=implemented incr=increment indiv=individual ing=ingredient
  init=initialise inits=initialises inst=installation instr=instruction instrs=instructions int=integration intl=international integ=integration
  inv=inventory|invoice invs=invoices iter=iteration kbd=keyboard kinda=kind+of lang=language langs=languages len=length lgcy=legacy lgtm=looks+good
  lib's=library's loc=location locs=locations lvl=level lvls=levels maint=maintenance mfg=manufacturing mfr=manufacturer mgd=managed mgmt=management
  mgr=manager mgrs=managers misc=miscellaneous mkt=market mktg=marketing mngr=manager mnth=month mod=module mods=modules
  msg=message msgs=messages msmt=measurement mtg=meeting mtgs=meetings mthly=monthly natl=national nav=navigation neg=negative nec=necessary
  nmbr=number notif=notification notifs=notifications num=number nums=numbers nxt=next obj=object objs=objects obs=observations
  obvs=obviously occ=occurrence ofc=of+course ord=order ords=orders org=organisation orgs=organisations orig=original otw=otherwise
  pax=passengers pcs=pieces pct=percent perf=performance perm=permission perms=permissions pg=page pgs=pages phys=physical pkg=package pkgs=packages
  pkt=packet pkts=packets plz=please pls=please pmt=payment pmts=payments pos=position posn=position poss=possible pref=preference prefs=preferences
  prep=preparation pres=presentation prev=previous prio=priority prios=priorities priv=private prob=problem probs=problems proc=process procs=processes
  prod'n=production prof=profile prog=program proj=project projs=projects prop=property props=properties prov=provider provs=providers ptr=pointer
  ptnt=patient pts=points pub=publish purch=purchase pw=password pwd=password pwds=passwords qtr=quarter qty=quantity qtys=quantities quals=qualifications
  qns=questions rcpt=receipt rcpts=receipts rcv=receive rcvd=received rd=round rdy=ready rec=record recs=records recd=received rec'd=received
  ref'd=referenced refac=refactoring regd=registered regr=regression regs=registrations rel=release rels=releases rem=remaining req=request
  reqd=required req'd=required reqmt=requirement reqmts=requirements reqs=requests|requirements resched=reschedule resp=response resps=responses
  resv=reservation resvs=reservations ret=return rev=revision revs=revisions rgd=regarding rgn=region rgns=regions rlse=release rm=room rms=rooms
  rpt=report rpts=reports rqd=required rsrc=resource rsrcs=resources rslt=result rslts=results rsvn=reservation rtn=return sched=schedule scheds=schedules
  sched'd=scheduled sec'y=secretary seq=sequence sess=session sessn=session sev=severity sfx=suffix shpmt=shipment shpmts=shipments sig=signature
  sigs=signatures sim=simulation sitch=situation spd=speed specd=specified spec'd=specified srch=search srv=server srvs=servers srvr=server
  srvrs=servers ss=screenshot stat=status std=standard stds=standards stmt=statement stmts=statements str=string strs=strings subj=subject
  subs=subscriptions sub'd=subscribed supp=support svc=service svcs=services svr=server svrs=servers sw=software sys=system tbd=to+be+decided
  tbl=table tbls=tables tech'n=technician telem=telemetry temp'd=templated thru=through thx=thanks tix=tickets tkt=ticket tkts=tickets
  tmp=temporary tmpl=template tmpls=templates tmr=tomorrow tmrw=tomorrow tot=total tpl=template trans=transaction trf=transfer trk=track
  txn=transaction txns=transactions txs=transactions tx=transaction txt'd=texted typ=typical u=you ur=your upd=update upd'd=updated upds=updates usr=user
  usrs=users val=value vals=values valid'n=validation var=variable vars=variables veh=vehicle vehs=vehicles ver=version vers=versions vld=valid vol=volume
  w=with w/=with w/i=within w/in=within w/o=without wh=warehouse whse=warehouse wht=what wk=week wks=weeks wkly=weekly wknd=weekend wkr=worker wkrs=workers
  wo=without wrt=with+regard+to wvd=waived xact=transaction xacts=transactions xfer=transfer xfers=transfers xform=transformation xforms=transformations
  xlate=translate xmit=transmit xtra=extra yr=year yrs=years n/w=network h/w=hardware s/w=software y/y=year+over+year m/m=month+over+month
  mo=month mos=months 2day=today gr8=great b/w=between p/w=password o/w=otherwise w/e=week+ending|whatever r/o=read-only a/c=account t/o=timeout
  d/l=download u/l=upload c/o=care+of f/e=frontend b/e=backend f/u=follow-up w/c=week+commencing d/b=database e/e=end+to+end t/b=to+be k/v=key+and+value`;

let expansions: ReadonlyMap<string, string> | undefined;

/** What a private short form (in small letters) stands for; undefined for any other word. */
export function expandShortForm(word: string): string | undefined {
  expansions ??= new Map(
    SHORT_FORMS.split(/\s+/u).map((entry) => {
      const equals = entry.indexOf("=");
      return [entry.slice(0, equals), entry.slice(equals + 1).replaceAll("+", " ")];
    }),
  );
  return expansions.get(word);
}

/** Words and units without a vowel, or of a rare sound, that everybody in software reads. */
export const COMMON_SHORT_WORDS = wordSet(`
  rps qps tps iops cfm kts kn kr sccm mmol kpa mbar hpa wpm lpm gpm kcal bps mbps
  ms ns us ps kg km cm mm nm ml cl dl mg hz khz mhz ghz kb mb gb tb pb kib mib gib kbps mbps gbps fps dpi ppi rpm bpm ppm kwh kw mw db px pt pts rem em vh vw
  incl excl hr hrs min mins sec secs st nd th nth vs mr mrs ms dr jr sr hmm shh psst brr pst pm am ft lb lbs oz sq mph kph kmh nr nbr tbsp tsp pct cc
  html css xml sql js ts jsx tsx py rb php json yml yaml toml csv tsv txt md svg png jpg jpeg gif pdf mp3 mp4 wav zip tar gz bz2 xz zst
  http https ftp sftp ssh tls ssl dns tcp udp ip url uri api cli gui ui ux cpu gpu ram rom usb gps led lcd sms tv pc pcs id ids ok os vm vms qa pr prs ci cd
  npm npx pnpm pip apt rpm deb brew cargo gcc g++ clang llvm gdb git svn cvs hg ssh scp rsync curl wget grep sed awk jq vim emacs tmux bash zsh fish ksh tcsh csh pwsh psql
  mysql sqlite redis nginx httpd systemd systemctl journalctl sysctl kubectl chmod chown chgrp mkdir rmdir mv cp rm ls ln cd dd df du ps fg bg cron crond crontab strace ltrace perf
  ffmpeg gzip gunzip bzip2 zstd lz4 ldd nm objdump diff xargs tls mtls ctl etcd dhcp ntp ntpd sshd dmesg fsync fsck mkfs lsof nmap tcpdump gpg openssl regex regexp
  numpy scipy pytest mypy pyright ruff tox pyproject gradle mvn mvnw gradlew xcode vscode jwt oauth grpc graphql utf ascii crc md5 sha
  ctrl alt del esc cmd shift tab fn hdmi ascii dvd cd cds bmp ogg flac mkv avi mov mpeg mpg hls rtsp srt vtt webp webm woff ttf otf
  lint eslint tslint nth nr tslib cgi wsgi asgi rss xhr xss csrf cors dom svg gl webgl glsl hlsl spv tmpfs nfs smb zfs xfs ext4 btrfs cgroup cgroups
  cron stdin stdout stderr env argv argc args async await sync init eof eol todo docs doc app apps repo repos dev prod config configs info admin auth login logout signup
  demo demos spec specs temp sudo root param params arg enum enums int ints bool str func char regex struct const var vars
  rhythm rhythms myrrh sylph lynx crypt crypts nymph tryst hymn hymns gym gyms dry fly fry cry pry try ply sly shy spy sky why by my thy
  dj mm rd ltd inc bros vpn vps cdn sdk ide pgn wp tts mqtt dft fft rgb rgba cmyk hsl hsv gcd lcm sqrt xlsx xls docx pptx lhs rhs
  kml gpx dxf stl dwg ics vcf midi bpm lng ldap smtp imap dkim spf nlp ml ai hw pwm gpio spi i2c pdfs csvs gifs pngs jpgs svgs urls apis cpus gpus vs csh ksh wc tr td tbody thead
  aria scss sass pcm sdcard ext dmg exe dll msi apk iso img src href alt lang nav btn div ul li ol hr br h1 h2 href tsconfig tsc tsv hx rng prng rpc ffi abi jvm jdk
  qr tl nl fr de es en cs pl pt sv nb cz sk ltr rtl cjk fsck sfx bgm npc npcs hp xp dlc pvp pve rpg rpgs mmo fps lgtm nvm wsl ghz mbit kbit gbit sdr bsd gtk gnutls qt sdl
  utc gmt cet est pst bst sdk pdb csr ssr spa pwa pgp kms hsm dmz bgp mtu rtt snmp ntfs fat32 exfat hfs apfs btn`);

/** Frequent words; a swap of two neighbouring letters that gives one of them is a typing slip. */
export const FREQUENT_WORDS = wordSet(`
  the and that with from this what just then than when which there their they have has had will would could should about after again all any are
  because been before between both but can come does done each file files first for form get good here how into its like list made make many more most must
  not now number off only one open other our out over page pages part read right run same show shows some such take test tests text their them these
  they thing this time two use used user users using want was way well were where while who why work works world write year you your error errors data line lines
  row rows table name names value values server request requests response start stop first last next print prints return returns check passed passes fail fails`);

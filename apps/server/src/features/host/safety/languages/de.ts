import type { SafetyList } from '../safety-list.ts'

/** German. These words exist here to protect the children who talk to Leo: so that they are recognised. */
export const german: SafetyList = {
  blocked: `
    *scheiss*|*scheisse*|scheis|scheise|schaisse|*arschloch*|arsch|arschig|arschgeige*|arschficker*|arschkriecher*|ärsche|fick*|gefickt|verfickt*|abgefickt|*ficker|hurensohn*|hurensöhne|huren|hure|hurre|huso|nutte*|schlampe*|schlampig_du|wichs*|wixer|wixxer|wixen|fotze*|votze*|*fotze|muschi|möse|schwanzlutsch*|lutsch_meinen|titten|tittis|pimmel*|schwuchtel*|schwuchteln|missgeburt*|bastard*|spast|spasti|spasten|mongo|mongos|behindi|wichser*|kackbratze|pisser|verpiss|piss_dich|drecksau|dreckssau|miststück|fresse|penner_du|opfer_du|mistkerl|mistkerle|hurenkind|pissnelke|drecksack|schwachmat|krüppel|vollidiot_du|vollspast*|dumpfbacke_du
    halt|halts|haltet die|deine|eure|dei fresse|schnauze|klappe_du|maul
    halts maul
    halt ~ maul|fresse
    leck mich|meinen
    verpiss dich
    fahr zur hölle
    porno*|pornofilm*|pornografi*|*porno|sexfilm*|sexvideo*|nackte|sex|sexy|sexuell*|geschlechtsverkehr|hentai|bumsen|bums_mich|vögeln_mit|masturb*|orgasmus|orgie*|onanier*|blasen_einen|blowjob|dildo*|penis*|vagina*|scheide_zeigen|prostituiert*|stripperin*|erotik*|erotisch*|pädophil*|pedo|vergewaltig*|kinderporno*|kinderficker*|samenerguss|steifen_kriegen|geil_machen|geile_weiber|geile_frauen|busen_zeigen|brüste_sehen|fkk_bilder
    zeig|zeige|sehen|will|seh|bilder|video|videos|schau|suche ~ nackte|nackt|nackten|nackter|brüste|busen|titten|ohne_kleider
    frauen|mädchen|männer|leute|jungs|weiber ~ nackt|ohne_kleidung|ausgezogen|nackig
    zieh dich aus
    zeig|zeige|sehen|seh|will|film|filme|video|videos ~ folter*|gefolter*|gefoltert*|enthaupt*|geköpft*|zerstückel*|geschlachtet_werden|echte_tote|menschen_sterben|leute_sterben|leichen|abgeschlachtet|blut_und|viel_blut|gemetzel|hinrichtung*|brutale|eingeweide|gedärme|ermordet_werden|umgebracht_werden|verstümmel*
    leute|menschen|jemand|tiere ~ gefoltert|geköpft|enthauptet|abgestochen|umgebracht|erschossen|gehängt ~ werden?
    blut und|gedärm gedärme|eingeweide|innereien
    gore|splatterfilm*|snuff
    wie|wo|zeig|erklär|hilf|kann|will|bring_mir_bei|bau|anleitung ~ bombe|bomben|pistole|waffe|waffen|gewehr|sprengstoff|granate|gift|molotowcocktail*|schwarzpulver|dynamit|maschinengewehr|schlagring|butterflymesser ~ bau*|mach*|kauf*|bastel*|herstell*|krieg*|bekomm*|besorg*|find*|misch*|mitnehm*|selber|selbst|her|benutz*
    wie|wo|zeig|erklär|hilf|will ~ bau*|mach*|kauf*|bastel*|stell*|krieg*|bekomm*|besorg* ~ bombe|bomben|pistole|waffe|waffen|gewehr|sprengstoff|granate|gift|molotow*|schwarzpulver|dynamit
    bombe|waffe|pistole|sprengstoff bauen|basteln|kaufen|herstellen|bastelanleitung
    messer|waffe|pistole|bombe ~ schule|klasse mit*
    messer|waffe|pistole|bombe ~ in_die|zur|mit_in_die|mit_zur schule
    amoklauf*
    wie|will|werde|ich|möchte|hilf ~ bring|bringe|töte|töten|umbring*|umbringen|erstech*|abstech*|erwürg*|vergift*|erschiess*|ermord*|schlitz* ~ jemand*|dich|euch|lehrer*|bruder|schwester|mutter|vater|mama|papa|mensch*|leute|katze|hund|alle|um|eltern
    ich bring|bringe|stech|steche|mach|schlag|knall dich|euch|sie|ihn|alle um|ab|tot|kalt
    jemand*|menschen|leute|lehrer*|bruder|schwester|eltern|hund|katze töten|umbringen|erstechen|abstechen|vergiften|erschiessen|ermorden
    bring|häng|töte|erschiess dich um|auf?
    geh|stirb|verreck|verrecke sterben|endlich|du|doch
    heroin|kokain|koks|crystal_meth|cannabis|marihuana|haschisch|ecstasy|lsd|mdma|kiffen|kiffe|bekifft|joint|joints|dealer|fentanyl|ketamin|gras_rauchen|drogendealer|speed_kaufen|bong
    wo|wie|kauf*|rauch*|will|nehm*|kriegt|krieg|krieg|besorg*|bekommt|dreh* ~ drogen|gras_zum|gras_kaufen|hasch|pilze_zum|koks|zigaretten|kippen|bier|vodka|wodka|schnaps|alkohol|vape|vapes|e_zigarette|tabak|klebstoff_schnüffeln|weed
    drogen|zigaretten|alkohol|weed|gras|bier|schnaps|wodka|vape kaufen|nehmen|rauchen|verkaufen|trinken|besorgen|bekommen|probieren
    mich|uns besaufen|betrinken|zudröhnen|bekiffen
    nigger*|neger*|kanake*|kanacken|kanaken|kümmeltürk*|zigeunerpack|judensau|judenschwein*|saujud*|schlitzauge*|polacke*|polacken|kameltreiber|ausländer_raus|sieg_heil|heil_hitler|heil|transe|transen|kampflesbe*|schwuli|untermensch*|dreckstürke*|dreckige*_ausländer|fidschi
    schwule sau|schwuchtel
    sieg heil
    hitler war|ist|hatte ~ gut|cool|toll|recht|held|super
    dreckige*|scheiss|dumme|stinkende|drecks|verdammte juden|jude|türken|türke|ausländer|schwarze|schwarzen|muslime|moslems|schwule|schwulen|zigeuner|araber|flüchtlinge|polen|russen|neger|asylanten
    hasse|hass|vergas*|tötet|tod ~ juden|türken|ausländer*|schwarze|muslime|schwule|zigeuner|araber|flüchtlinge
    juden|türken|ausländer|schwarze|muslime|schwule|zigeuner|araber|flüchtlinge ~ raus|vergasen|sterben|minderwertig|stinken|abschieben|dreckig|dumm|müssen_weg|verbrennen
    witz|witze ~ über|von ~ juden|türken|ausländer|schwarze|behinderte|schwule|neger|zigeuner|kz|polen
    judenwitz*|negerwitz*|türkenwitz*|behindertenwitz*
  `,
  redirected: `
    ignorier*|vergiss|umgeh*|brich|lösch*|missacht*|überspring*|änder*|schalt*|übergeh*|lass|befolge_nicht ~ regel*|anweisung*|vorgaben|filter|beschränkung*|grenzen|einschränkung*|befehle|programmierung|vorschriften|richtlinien|instruktionen|alles_was_dir
    ohne|keine|keinen regeln|filter|grenzen|beschränkungen|einschränkungen|zensur|limit|tabus|regel
    du bist jetzt|ab_jetzt|nun|ab_sofort|nicht_mehr|nicht_länger
    ab jetzt|sofort|nun ~ bist|antworte|sprich|heisst du?
    jetzt bist du
    spiel|spiele|tu|sei|antworte|rede|verhalt*|stell|benimm|sprich|mach ~ böser|böse|bösen|dan|ohne_regeln|ohne_filter|ohne_grenzen|hacker|keine_regeln|ungefiltert|kein_roboter|ein_mensch|unzensiert
    tu|stell|sag|denk|behandel*|nimm|glaub ~ so_als|dir_vor|als|wie|ich_wär* ~ erwachsen*|18|achtzehn|20|zwanzig|19|grosser
    dan|entwickler|gott|admin|erwachsenen|debug modus
    systemprompt*|system_prompt*|systemanweisung*|system_nachricht|geheime_anweisung*|geheimen_anweisungen|geheime_regeln|erwachsenenmodus|entwicklermodus
    zeig|sag|wiederhol*|verrat*|nenn*|lies|schreib*|was|wie|gib ~ deine|dein|deinen ~ anweisungen|prompt|geheime*|quellcode|instruktionen|system*|vorgaben|befehle
    sag|bring|erzähl*|schreib|lern|kennst ~ schimpfwort*|schimpfwörter|schmutzige*|versaute*|unanständig*|perverse*|böse_wörter|schlimme_wörter
    film|filme|filmen|serie|serien|video|videos|was|etwas|sachen|inhalte|die|den ~ für|nur_für|ab ~ erwachsene|erwachsenen|grosse|die_grossen|18|achtzehn|ab_16
    ab|über|fsk|erst_ab 18|achtzehn|16
    erwachsenenfilm*|erwachseneninhalt*|horrorfilm*_ab|fsk18|fsk16|ab18
    nicht|nix|nichts für kinder|jugendfrei
    ignorier*|vergiss|änder*|umgeh*|egal|lösch*|schau_nicht|überspring* ~ mein|meine|das|die|auf ~ alter|altersgrenze|altersfreigabe|altersbeschränkung|fsk
    mach|schalt*|stell|nimm|deaktivier*|umgeh*|knack*|hack*|lösch*|entfern*|entsperr*|heb|ausschalt*|wie|ausmach*|schalte ~ kindersicherung*|jugendschutz*|kinderschutz*|kindersperre|kindermodus|kinderprofil|altersbeschränkung|elternkontrolle|kinderfilter|altersfilter|sperre_der_eltern|bildschirmzeit*|altersfreigabe|elternsperre
    kindersicherung|jugendschutz|kindersperre|elternkontrolle|kindermodus ~ aus|weg|ausschalten|umgehen|knacken|deaktivieren|ab
    wie|was|sag|verrat*|rate|kennst|gib ~ pin|passwort|code ~ eltern|mama|papa|elternprofil|jugendschutz
    eltern|mama|papa|mutti|vati ~ schlafen|schläft|nicht_da|weg|merken|merkt|verbieten|verbietet|erlaub*|wissen_nicht|weiss_nicht|nicht_wissen|hat_gesagt ~ mach|zeig|film|filme|horror|sehen|gucken|schauen|alles|ab
    ohne dass ~ eltern|mama|papa ~ merken|merkt|wissen|weiss|erfahren
    nicht|nichts ~ mama|papa|eltern sagen|verraten|erzählen
    sag|verrat|erzähl es? ~ nicht|nichts ~ mama|papa|eltern
    ich bin|hab dein|schon|18|achtzehn|über|der entwickler|18|achtzehn|programmierer|admin|chef|erwachsen|jahre_alt_also
    ich bin schon? erwachsen
    profil|konto|account von|meiner|meines|der papa|mama|eltern|mutter|vater|erwachsenen
  `,
  distressing: `
    ich|will|möchte|würde|wollte|am_liebsten|werde|möchte_ich|will_ich ~ sterben|tot_sein|nicht_mehr_leben|mich_umbringen|mich_töten|mir_das_leben_nehmen|nicht_mehr_da_sein|mich_ritzen|mir_wehtun|mir_weh_tun|mir_was_antun|mir_etwas_antun|nicht_mehr_aufwachen|mich_verletzen|selbstmord|mich_selbst_verletzen|mich_schneiden|für_immer_verschwinden|schluss_machen_mit_dem_leben
    nicht|keine|kein mehr? leben|weiterleben|lust_zu_leben|lust_mehr_zu_leben|existieren|aufwachen|grund_zu_leben
    bring|bringe|ritz|ritze|hasse|verletze|schneide|hänge|töte mich um|selbst|selber|absichtlich|auf|oft|immer
    ich ritze|hasse mich
    selbstmord*|suizid*|selbstverletz*|umbringen_mich|lebensmüde
    wäre|wär|wünsch* ~ tot|nie_geboren|nicht_mehr_da|besser_ohne_mich|ich_wäre_tot|nie_auf_der_welt
    niemand|keiner|alle ~ mag_mich|liebt_mich|vermissen|hassen_mich|hasst_mich|würde_mich|ohne_mich_besser|braucht_mich|gibt_mir_zu_essen
    besser ohne mich
    papa|mama|vater|mutter|onkel|opa|stiefvater|stiefmutter|bruder|cousin|lehrer|trainer|nachbar|mann|jemand|er|sie|babysitter|freund|kinder|jungs|jungen|eltern|typ|pfarrer|tante ~ schlägt|schlagen|schlug|haut|hauen|verprügelt|verprüg*|prügelt|fasst|fasste|begrapscht|missbraucht|vergewaltig*|tritt|würgt|bedroht|zwingt|sperrt|einsperr*|mobbt|mobben|misshandelt|berührt|streichelt_mich_da|küsst_mich|verbrennt|verletzt|tut_mir_weh|tun_mir_weh|weh_getan|verfolgt ~ mich|mir|uns|mama|meine_mutter?
    fasst|fasste|berührt|angefasst|grapscht|langt mich|mir ~ an|unten|da|dort|zwischen|hose|po?
    mich ~ schlägt|geschlagen|angefasst|verprüg*|missbraucht|vergewaltigt|eingesperrt|bedroht|gemobbt|verfolgt|misshandelt|entführt|erpresst|fasst_an
    schlägt|schlagen|geschlagen|verprügelt|haut|tritt mich|meine|mama|uns|meinen ~ immer|mama|mutter|bruder|wieder|oft|jeden|gurt|gürtel|zuhause|dolle|doll?
    werde|wurde|bin gemobbt|geschlagen|missbraucht|misshandelt|bedroht|entführt|erpresst|angefasst|vergewaltigt|verletzt|eingesperrt|verfolgt|in_gefahr|ausgesperrt
    geheimnis* ~ nicht|niemand*|keinem|nichts|mama|papa ~ sagen|erzählen|verraten|sag*|erzähl*|wissen|darf
    sagt|gesagt|hat|meint|droht ~ darf|soll|nicht|niemand*|keinem ~ sagen|erzählen|verraten|reden|geheimnis|wissen
    darf|soll|muss es|das|ich|niemand*|keinem|nicht|mama ~ niemand*|keinem|geheim|nicht|mama|papa sagen|erzählen|verraten|halten
    wenn ich ~ sag*|erzähl*|verrat* ~ schlägt|bringt|tut|um|weh
    will|wollte|hat|soll|möchte ~ nacktfoto*|fotos_von_mir|bilder_von_mir|mich_treffen|ausziehen|nacktbilder|video_von_mir
    schickt|schick mir nacktbilder|nacktfotos
    angst ~ vor|nach|zu ~ papa|meinem_vater|meinem_papa|stiefvater|hause|onkel|mama|meiner_mutter|opa
    hab|habe|haben|kriege|bekomme|gibt ~ nichts_zu_essen|nichts_gegessen|kein_essen|nichts_mehr_zu_essen|nix_zu_essen|nix_gegessen|seit_tagen|zu_essen_da
    hunger ~ niemand|nichts|kein|seit|allein|keiner ~ da|essen|tagen|gibt|zuhause?
    allein|alleine|eingesperrt|verlaufen|verirrt|ausgesperrt ~ angst|seit|hunger|dunkel|tagen|hilfe|keiner|niemand|nacht|keller|weiss_nicht|finde_nicht|wo_ich
    angst ~ allein|alleine|niemand_ist_da|keiner_da
    hilfe|helft|hilf ~ blut*|angst|gefahr|schlägt|allein*|brennt|feuer|polizei|einbrecher|bringt|stirbt|verletzt|weh
    blute|blutet|bluten ~ stark|viel|hilfe|kopf|stark|doll
    mama|papa|oma|opa|bruder|schwester|baby ~ atmet_nicht|wacht_nicht|bewegt_sich_nicht|bewusstlos|blutet|umgekippt|liegt_am_boden
    nicht mehr? atmen
    keine luft mehr|und
    es|haus|wohnung|küche|zimmer brennt
    fremder|fremde|einbrecher|unbekannter|mann ~ tür|haus|fenster|wohnung|folgt|verfolgt|treffen|mitnehmen|mitkommen|einsteigen|auto|fotos
    abhauen|weglaufen|weggelaufen|abgehauen ~ von_zuhause|von_zu_hause|zuhause
    will|bin|werde von zuhause|zu_hause|daheim ~ weg|abhauen|weglaufen|weggelaufen
    eltern|mama|papa ~ nicht|seit ~ heimgekommen|nach_hause_gekommen|zurück*|tagen
    tabletten|bleichmittel|gift|pillen ~ geschluckt|genommen|getrunken
    kotze|übergebe|erbreche nach|mich ~ essen|dünn
  `,
  personal: `
    *strasse|*str|*weg|*gasse|*platz|*allee|*ring|*ufer|*damm nr|nummer|hausnummer? #
    strasse|str|weg|platz|allee nr|nummer? #
    wohne|wohnen|haus|wohnung|adresse|lebe in|im|am|an|ist|auf ~ #
    wohne|wohnen in|im|am|an|auf der|dem? *strasse|*str|*weg|*gasse|*platz|*allee
    meine|unsere adresse|anschrift|postleitzahl|plz ist|lautet _
    meine|unsere|mein|die telefonnummer|handynummer|nummer|handy|telefon|nr ~ #
    ruf|ruft|schreib mich|mir an|unter|auf? unter|auf? # #? #? #?
    passwort|pin|code|geheimzahl|wlan|kennwort|türcode|zahlenschloss ist|von|lautet|für|der ~ #
    mein|unser|das passwort|pin|kennwort|wlan_passwort|geheimzahl ist|lautet|heisst|für _
    meine|unsere schule|klasse|kita|kindergarten|grundschule heisst|ist_die _
    mein|unser kindergarten|hort|gymnasium heisst|ist _
    gehe|geh|geht|bin in|auf|an|zur die|den|der? ~ *schule|*gymnasium|kindergarten|*realschule|kita ^|in|am|an|sankt|st|von ~ strasse|weg|stadt?
    auf|an|in die|das|der ^ *schule|*gymnasium
    nachname|familienname|voller_name|ganzer_name|vollständiger_name ist|lautet|und _
    ich heisse ^ ^
    mein name ist ^ ^
    mit|mein nachnamen|nachname|zunamen ^|heiss*
    meine|unsere email|e_mail|mail|mailadresse|emailadresse ist|lautet|: _
    klammeraffe|at gmx|web|gmail|hotmail|yahoo|t_online
    kreditkarte*|kontonummer|iban|ausweis*|personalausweis* ~ #
    mein insta|instagram|snap|snapchat|tiktok|discord|roblox|benutzername|nutzername ist|heisst|name _
    schlüssel liegt|ist|liegen unter ~ matte|fussmatte|blumentopf|stein
    geboren am # _ #
    sind|ist nicht_da|im_urlaub|verreist|weg bis ~ #
  `,
  unsaid: `
    wo|welcher|welchem|welche|was|wie ~ wohnst|wohnt|lebst|deine_adresse|strasse_wohnst|bist_du_gerade|ihr_wohnt
    deine|dein|eure adresse|telefonnummer|handynummer|passwort|nachname|email|schule|pin
    welche|welcher|auf|wie ~ schule|klasse|kindergarten ~ du|gehst|deine|bist|heisst
    wie alt bist|du|seid
    wie heisst|heissen du|sie|ihr
    bist du|seid_ihr ~ allein|alleine
    ist|sind|wer ~ jemand_bei_dir|bei_dir|eltern_da|eltern_zuhause|mama_da|allein|zuhause
    schick|schicke|sende|zeig|teile|mach ~ foto|bild|video|selfie|gesicht|körper|kamera|fotos|bilder
    geheimnis|geheim|unter_uns|zwischen_uns ~ behalt*|bleib*|halt*|uns?
    sag|erzähl|verrat* es? ~ niemand*|keinem|nicht ~ eltern|mama|papa|weiter?
    treffen|treff|triff|komm|verabreden ~ wir|mich|uns|zu_mir|park|draussen|mit_mir|dich
    lass uns treffen
    verlass*|geh|lauf|hau|schleich ~ haus|allein|weg|ab|raus|davon|wohnung
    öffne die tür
    nimm|schluck|gib|trink ~ tablette*|aspirin|ibuprofen|paracetamol|mg|medikament*|bleichmittel|schmerzmittel
    # mg|milligramm|tabletten täglich|pro|alle|am
    dosis von|beträgt
    bau*|mische|mischen|herstellen|baut ~ bombe|sprengstoff|gift|waffe|bleichmittel|pulver|säure|benzin
    klick*|besuch* ~ link|webseite|website
    verletz|töte|ritz|bring|schneid dich um?
    punkt de|com
  `,
  harmless: `
    sterbe|sterben|totlachen|tot|stirbt vor|lachen lachen|hunger_gleich|langeweile|neugier|scham|freude
    zeit totschlagen
    lach|lache mich tot|kaputt|schlapp
    dick|dicke|dicker|dickes
    heil|heile|heilen|heiler|heiland heile|gans|mich|ganz|wieder|segen|kräuter|pflanze*|und
    heil|heiles und|ganz|geblieben|angekommen|haut
    bleibt|ist|wieder|alles|ganz|kam|kommt|und heil
    ski petri|heil
    petri heil
    bade|eis|wasser|stink|arsch bombe|bomben
    arschbombe*|wasserbombe*|badebombe*|wasserpistole*
    arschkalt
    muschi muschi|katze
    katze muschi
    heroinin*
    nackte|nackter|nackten füsse|mull|mulle|kanone|wahrheit|fuss|katze
    nackt mull*
    nacktmull*
    nacktschnecke*
    fressen
    maul ~ löwe*|hund*|wolf*|esel*|pferd*|hai*
    löwe*|wolf*|hund*|hai*|krokodil*|drache* ~ maul|fresse
    halt*|sperr* ~ maul ~ löwe*|hund*|krokodil*
    sex education
    spast*|spasten
    schlägt|haut mich|uns im|beim|in ~ schach|spiel|rennen|kissen|uno|karten|fussball|mario|tennis
    papa|mama|bruder|schwester|er|sie|opa|freund ~ schlägt|haut|verletzt ~ mich|uns? im|beim|in ~ schach|spiel|rennen|uno|karten|fussball|mario|mensch|tennis|wettlauf
    papa|mama|bruder|er|sie|mann|nachbar ~ schlägt|schlug|haut ~ nagel|trommel|purzelbaum|zelt|sahne|wurzeln|rad|ball
    papa|mama|er|sie|bruder|vater|oma|opa ~ tritt ~ ball|auf|pedale|ein
    film|lied|geschichte|sie|er ~ berührt mich ~ sehr|herz
    geheimnis* ~ überraschung|geschenk|geburtstag|party
    agenten|geheim|geheimnis ~ geschenk|überraschung|rezept
    allein|alleine zu|zuhaus haus|zuhause film|kevin
    kevin allein zu|in haus|new_york|zuhause
    jetzt|nun bist du ~ dran|mein_freund|an_der_reihe|pirat|prinzessin|drache
    du bist jetzt|nun|ab_jetzt ~ dran|mein_freund|meine_freundin|pirat|prinzessin|drache|an_der_reihe|fee|ritter
    vergiss|änder*|überspring*|lass|mach|lies ~ regeln|anweisungen|regel vom|von|des|für|im|beim ~ spiel|schach|uno|fussball
    keine|ohne grenzen|limit|regeln|filter|regel kaffee|für|beim|im ~ kaffee|fussball|schach|spiel?
    ab 18 uhr
    über 18 minuten|grad|uhr
    lieblingszahl|glückszahl|trikotnummer
    meine|unsere nummer|lieblingsnummer eins|1
    hasse mich nicht
    meine|unsere schule|klasse ist_die beste|grösste
    sesamstrasse
    milchstrasse
    hab|habe hunger ~ pizza|kuchen|kekse|eis
    wie|wo|kann|will ~ bau*|mach*|bastel*|kauf* ~ lego|papier|wasser|holz|spielzeug waffe|pistole|gewehr
    film|filme|was|etwas ~ für ~ grosse_kinder|gross_und_klein|grosse_und_kleine
    gross und klein
    kiffe|kiffer
    gift|pflanze|schlange*|pilz* ~ schlange|frosch|pilz
    wie|wo ~ macht|machen|mach|bekommt|kriegt ~ schlange|schlangen|frosch|spinne|spinnen|pflanze ~ gift
  `,
  digits: 'null eins zwei zwo drei vier fünf sechs sieben acht neun',
}

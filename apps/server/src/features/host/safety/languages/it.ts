import type { SafetyList } from '../safety-list.ts'

/** Italian. These words exist here to protect the children who talk to Leo: so that they are recognised. */
export const italian: SafetyList = {
  blocked: `
    merda|merde|merdos*|merdata|stronz*|cazzo|cazzi|cazzat*|cazzon*|incazz*|cacchio_di_merda|vaffanculo|vaffa|fanculo|affanculo|culo|culi|inculat*|inculare|puttan*|troia|troie|troione|mignott*|zoccol*_di|zoccola|zoccole|bagascia|baldracca|figlio_di_puttana|figli_di_puttana|bastard*|coglion*|minchi*|pirla|testa_di_cazzo|rompicoglioni|cornuto|sfigato_di|figa|fighe|fica|fiche|tette|tettone|pisello_grosso|cappella_del|pompin*|bocchin*|scop*_mi|scopare|scopami|scopata|trombare|trombata|chiavare|sborra*|sega_a|segarsi|seghe_a|masturb*|orgasm*|orgia|orge|porno*|porco_dio|dio_cane|porca_madonna|dio_porco|porca_puttana|hentai|sesso|sessual*|sexy|stupr*|pedofil*|prostitut*|spogliarell*|capezzol*|vagina|pene|erotic*|sperma|culattone
    fatti|vai|va|andate a fottere|cagare|fanculo|quel_paese_stronzo
    fottiti|fottetevi|fottuto|fottuta|crepa|muori_male|suicidati|ammazzati|impiccati
    mostra*|vedere|voglio|fammi|cerca|foto|video ~ nudo|nuda|nudi|nude|spogliat*
    donne|ragazze|uomini|gente|ragazza|donna ~ nud*|senza_vestiti
    spogliati|togliti i|la|le? vestiti|maglia|mutande
    vedere|voglio|fammi|mostra*|video|film|metti|cerca ~ tortur*|sgozz*|decapit*|squart*|gente_che_muore|morti_veri|budella|molto_sangue|tanto_sangue|cadaveri|esecuzion*|ammazza*_davvero|mutil*|sanguinos*|persone_uccise|gente_uccisa|massacr*
    gente|persone|qualcuno|animali ~ sgozzat*|torturat*|decapitat*|squartat*|impiccat*
    gore|snuff|splatter
    come|dove|insegnami|aiutami|dimmi|voglio|posso|spiegami ~ fa|fare|faccio|costruire|costruisce|costruisco|fabbricare|fabbrica|comprare|compro|trovare|trovo|prendere|avere|usare ~ bomba|bombe|pistola|pistole|arma|armi|esplosiv*|fucile|granata|veleno|molotov|polvere_da_sparo|dinamite|coltello_a
    portare|porto|porta ~ pistola|coltello|arma ~ scuola|classe
    come|voglio|ti|vi|aiutami|modo ~ uccidere|uccido|ammazzare|ammazzo|ammazzarti|ucciderti|accoltellare|accoltello|strangolare|avvelenare|sparare ~ mio|mia|il|la|un|qualcuno|te|voi|tutti|prof*|maestra|fratello|sorella|madre|padre|gente|gatto|cane|tuo
    ti ammazzo|uccido|accoltello|sparo|sgozzo
    cocaina|eroina_in|marijuana|hashish|canna_da|canne_da|spinello|spinelli|ecstasy|lsd|mdma|metanfetamina|ketamina|crack_da|fentanyl|spacciator*
    compro|comprare|fumare|fumo|fumarmi|vendere|trovo|trovare|dove|voglio|provare|farmi|sniffare|prendere|bere ~ droga|droghe|erba_da_fumare|erba_da|canne|canna|eroina|fumo_da|coca_da|maria|sigarette|sigaretta|tabacco|birra|vodka|alcol|alcolici|colla|vino
    erba da fumare
    drogarmi|drogarsi|ubriacarmi|ubriacarsi|sballarmi|sballarsi
    froci*|frocio|ricchion*|finocchio_di|checca|lesbicona|negro|negra|negri|negre|terron*|zingar*_di|zingaracci*|ebreo_di_merda|muso_giallo|handicappat*_di|mongoloid*|ritardat*|minorat*|spastico
    sporchi|sporco|sporca|maledetti|odio_gli|odio_i|odio_tutti_i|morte_agli|morte_ai|schifosi|luridi ebrei|ebreo|negri|neri|arabi|zingari|stranieri|immigrati|musulmani|gay|cinesi|rom|marocchini|terroni
    ebrei|neri|arabi|zingari|stranieri|immigrati|musulmani|gay|cinesi|rom ~ devono|dovrebbero|puzzano|fanno_schifo|inferiori|ladri|morire|sporchi
    barzellett*|battut* ~ su|sugli|sui|sulle|contro ~ ebrei|neri|negri|arabi|zingari|gay|disabili|froci|immigrati|handicappati
    heil|viva hitler|mussolini|i_nazisti|duce
    hitler ~ ragione|bravo|eroe|grande
  `,
  redirected: `
    ignora|dimentica|dimenticati|salta|aggira|infrangi|cancella|viola|lascia_perdere|elimina|disobbedisci|cambia|non_seguire|scorda ~ regole|istruzioni|filtro|filtri|limiti|ordini|restrizioni|programmazione|tutto_quello
    senza|nessun|nessuna|niente|zero regole|filtri|filtro|limiti|limite|censura|restrizioni|censure
    ora|adesso|da_adesso|da_ora|d_ora_in_poi ~ sei|rispondi|comportati|ti_chiami|fai
    sei adesso|ora|diventato
    fai|fa|fingi|comportati|rispondi|gioca|parla|immagina|fare|agisci ~ cattivo|malvagio|dan|senza_regole|senza_filtri|senza_limiti|hacker|non_avere_regole|umano|non_essere|non_hai_regole
    fai|fingi|immagina|trattami|diciamo|pensa|credi|metti ~ che_ho|che_io_abbia|che_sono|che_io_sia|come_se|da|come_un|abbia ~ adulto|18|diciotto|grande|vent*|venti
    modalita|modo dan|sviluppatore|dio|cattivo|adulti|adulto|senza
    prompt|istruzioni|messaggio di|del|segrete|nascoste|iniziali sistema|segrete|nascoste?
    mostra*|dimmi|ripeti|rivela|scrivi|leggi|quali|dammi ~ tue|tuo|il|le ~ istruzioni|prompt|regole_segrete|codice_sorgente|regole_nascoste
    dimmi|insegnami|racconta*|scrivi|di ~ parolacce|parolaccia|barzelletta_sporca|barzellette_sporche|insulti|brutte_parole
    film|serie|video|cose|qualcosa|cartoni|contenuti|quelli|roba ~ per|solo_per|da ~ adulti|adulto|grandi|maggiorenni|i_grandi|18
    vietat* ai|sotto minori|18|14|diciotto|bambini
    vietati ai
    18 piu|+|anni_in_su
    non per|adatto|adatti|adatta ai? ~ bambini
    ignora|dimentica|cambia|salta|alza|non_guardare|scorda ~ eta|limite_di_eta|limiti_d_eta|classificazione
    togli|disattiva|spegni|sblocca|aggira|elimina|rimuovi|hackera|leva|come_tolgo|disattivare|togliere|sbloccare|salta|superare ~ controllo|controlli|blocco|filtro|modalita|limite|limiti|parental|protezione|pin|profilo ~ genitori|parentale|parental|parentali|bambini|bambino|control|famiglia|eta|tempo?
    parental control
    controllo|blocco parentale|genitori|bambini
    qual|dimmi|dammi|indovina|sai|che ~ pin|password|codice ~ genitori|mamma|papa|adulti|profilo
    genitori|mamma|papa|i_miei ~ dormono|dorme|non_vogliono|non_vuole|non_sanno|non_sa|non_ci_sono|ha_detto|hanno_detto|permette|mi_lasciano|vieta* ~ vedere|film|horror|togli|metti|posso|guardare|grandi|adulti|tutto
    senza ~ dirlo|che ~ mamma|papa|genitori
    non ~ dire|dirlo ~ mamma|papa|genitori
    profilo|account di|del|dei|della papa|mamma|genitori|adulti|adulto
    sono il tuo|tuo creatore|sviluppatore|programmatore|amministratore|capo
    ho 18|diciotto|vent|venti anni
  `,
  distressing: `
    voglio|vorrei|voglia_di|preferirei|penso_di|desidero|sto_per|mi_viene_da morire|uccidermi|suicidarmi|ammazzarmi|farmi_del_male|farmi_male|essere_morto|essere_morta|tagliarmi|sparire_per_sempre|farla_finita
    non|nn voglio|posso|ho_voglia_di|ce_la_faccio_a|ho_piu_voglia_di piu? ~ vivere|esistere|svegliarmi|continuare_a_vivere
    farmi del male
    mi|io taglio|faccio_del_male|odio_e|voglio_uccidere|sto_tagliando|ferisco|procuro_vomito
    suicid*|autolesion*
    vorrei|magari ~ mai_nato|mai_nata|fossi_morto|fossi_morta|essere_mai
    nessuno|tutti mi vuole_bene|odiano|odia|ama|mancherei|da_da_mangiare
    starebbero|sarebbe meglio senza_di_me
    vita non vale|ha_senso
    zio|nonno|papa|padre|mamma|madre|patrigno|fratello|cugino|maestro|maestra|prof|allenatore|vicino|signore|uomo|qualcuno|lui|babysitter|prete|ragazzo|compagni|mi mi|ci tocca|toccato|tocca_sempre|tocca_li|picchia|picchiano|picchiato|violenta|violentato|abusa|obbliga|costringe|minaccia|rinchiude|chiude_a|maltratta|fa_male|fa_del_male|da_le_botte|bacia_e|bullizza|bullizzano|molesta|frusta|insegue|segue|ha_toccato|ha_picchiato|hanno_picchiato|ha_fatto_male|ha_violentato
    mi|ci picchia*|violent*|molest*|maltratt*|bullizz*|abus*|rinchiud*|costring*|hanno_rapito|hanno_picchiato|ha_picchiato|ha_toccato|sta_seguendo|ammazza_di_botte|riempie_di_botte|fa_del_male|fanno_del_male
    mi tocca|toccato|toccano|tocca ~ li|sotto|parti_intime|corpo|sedere|mutande|dire|segreto|non_devo
    parti intime
    picchia|picchiato|picchiare mia|mio|la mamma|madre|fratello|sorella?
    segreto|segreti ~ non|nessuno ~ dire|dirlo|devo|racconta*|dico
    mi|ha dice|detto|chiede|ha_detto|fa|chiesto ~ non|segreto ~ dire|dirlo|raccontare|segreto|nessuno|dica
    non ~ posso|devo dirlo|dire|raccontarlo|raccontare ~ nessuno|mamma|papa|niente
    mi chiede|ha_chiesto|manda|ha_mandato ~ foto|spogliar*|nud*|incontr*|video|segreto
    se ~ lo? dico|parlo|racconto ~ uccide|ammazza|picchia|male
    ho|paura paura|di ~ papa|mio_padre|mamma|patrigno|tornare_a_casa|mio_zio
    ho fame ~ non|nessuno|da ~ mangiare|mangiato|giorni|casa|niente|cibo|ieri
    non ~ ho|abbiamo|c|mi_danno mangiato|mangiamo|cibo|da_mangiare|niente_da_mangiare|e_cibo ~ giorni|ieri|casa|niente|da?
    sono|mi|siamo solo|sola|soli|perso|persa|hanno_lasciato|hanno_chiuso|sono_perso|sono_persa|rinchiuso|chiusa|chiuso ~ paura|giorni|fame|notte|aiuto|so_dove|buio|casa_da|nessuno|casa_e
    aiuto|aiutami|aiutatemi ~ paura|pericolo|male|picchia|sangu*|fuoco|incendio|polizia|solo|sola|uccid*|ammazz*
    sto|sono|perdo|sta sanguinando|sangue|in_pericolo|soffocando|stato_rapito|stata_rapita|svenut*
    non riesco|respira|riesce a? respirare|piu?
    mamma|papa|nonna|nonno non respira|si_sveglia|si_muove
    c_e|la|c|in ~ casa|fuoco|incendio ~ brucia|fuoco|fiamme|casa|incendio
    casa brucia
    sconosciuto|ladro|uomo|signore|estraneo|qualcuno ~ porta|segue|casa|incontrar*|macchina|foto|finestra|seguendo
    voglio|sono scappare|scappato|scappata ~ casa
    ho ingoiato|preso|bevuto ~ pastiglie|pillole|candeggina|medicine|veleno
  `,
  personal: `
    via|viale|corso|piazza|vicolo|strada|largo|vico ~ #
    abito|abitiamo|vivo|casa_mia|sto in|e|al|a|di via|viale|corso|piazza|vicolo|numero? _
    mio|nostro|il|di_mamma|di_papa|di_casa|mia numero|telefono|cellulare|cell|numero_di_telefono ~ #
    mio|nostro|nostra|mia indirizzo e|: _
    chiamami|scrivimi al|a # #? #? #?
    password|codice|pin|combinazione e|di|del|della|dell ~ #
    mia|la|nostra password|parola_d_ordine e|di|del _
    mia|nostra|nostro|mio scuola|asilo|classe|liceo si_chiama|e_la|e_l _
    vado|frequento|studio|va alla|all|la|al|l scuola|asilo|liceo|elementari|medie|istituto ^|san|santa|di|in_via|della|don _?
    nome completo|e_cognome e|: _
    mio cognome e _
    mi chiamo ^ ^
    mia|mio mail|email|posta|e_mail e|elettronica _
    chiocciola gmail|hotmail|libero|yahoo
    chiocciola _ punto it|com
    carta|codice|numero di|fiscale|della ~ credito|carta|e ~ #
    mio insta|instagram|snap|tiktok|discord|roblox|nome_utente|profilo e|si_chiama|: _
    chiave|chiavi ~ sotto ~ zerbino|vaso|tappeto
    siamo|andiamo via|in_vacanza|in_ferie ~ fino ~ #
  `,
  unsaid: `
    dove|in_che|qual|quale ~ abiti|vivi|tuo_indirizzo|via_abiti|citta_vivi|ti_trovi|sei_ora
    tuo|tua indirizzo|numero|telefono|password|cognome|email|scuola|pin
    che|quale|come ~ scuola ~ vai|frequenti|tua|chiama
    quanti anni hai
    come ti chiami
    sei|siete ~ solo|sola|da_solo|soli
    c|chi|ci e|sono ~ con_te|a_casa ~ qualcuno|genitori|te?
    manda*|inviami|invia|mostra*|fammi ~ foto|selfie|video|faccia|corpo|camera
    segreto|segreti ~ nostro|tra|tieni|non|mantieni
    tieni*|mantieni|e|sara|nostro|rimanga ~ segreto|tra_noi|per_te
    non ~ dire|dirlo|raccontare ~ nessuno|mamma|papa|genitori
    incontriamoci|vediamoci|ci_vediamo|incontrarci|vieni|raggiungimi|vieni_da ~ parco|fuori|casa|me|domani|solo|strada|piazza
    esci|scappa|vattene|lascia ~ casa|solo|sola|fuori
    apri la porta
    prendi|ingoia|bevi|dagli ~ pillol*|compress*|aspirina|mg|medicin*|candeggina|paracetamolo|antidolorific*
    costruire|fabbricare|fare|preparare ~ bomba|esplosivo|veleno|arma|droga
    mescola|unisci ~ candeggina|ammoniaca|acido|benzina
    clicca|visita ~ link|sito
    fatti|farti del? male
    punto com|it
  `,
  harmless: `
    muoio|morire|morta|morto|morti dal|di|da|dalle ridere|risate|fame|sonno|voglia|curiosita|noia|caldo|freddo|vergogna
    ammazzare|ammazza|uccidere|uccido|ammazzo il|la|lo tempo|drago|noia|mostro|zanzare|zombie
    culo|culi di|della bottiglia|bicchiere
    figa|fica d_india
    nudi|nudo|nuda|piedi|occhio|mani piedi|nudi|nudo|nude
    vedere|guardare|voglio ~ a_occhio_nudo|piedi_nudi
    occhio nudo
    coppa|porco_di troia
    troia guerra|cavallo|citta|di_omero
    guerra|cavallo|citta|mura|eroi di troia
    negro spiritual
    chiavare auto
    fucile|pistola|pistole|bomba|bombe d|ad|di|a|da acqua|giocattolo|crema|cioccolato|bagno|bolle|colla
    fare|costruire|comprare ~ pistola|bomba|fucile ~ acqua|bolle|crema|lego|cartone|bagno
    mi tocca fare|andare|aspettare|mettere|studiare|pulire|a_me|dormire|giocare|mangiare|il_cuore|lavare
    mi|ci tocca|segue ~ il_cuore|il_cane|il_gatto|su_youtube|il_mio_gatto
    film|canzone|storia mi ~ tocca|toccato
    mi ~ segue|seguito ~ cane|cagnolino|gatto|gattino|anatra
    segreto|segreti ~ sorpresa|festa|regalo|compleanno
    agente|giardino|ricetta|passaggio|base segreto|segreta
    mi|ci picchia|batte ~ scacchi|carte
    ora|adesso sei mio|mia|il|la|un|una|mio_amico|amico
    ora|adesso|da_ora ~ fai|rispondi ~ la_nanna|telefono
    sei ora|diventato mio|un|il ~ amico|pirata|drago
    senza limiti|regole|filtro di|per|del ~ velocita|gioco|caffe|tempo
    dimentica|salta|cambia ~ regole|istruzioni del|di|degli ~ gioco|scacchi|uno
    ho fame ~ pizza|merenda|gelato
    mamma ho perso l_aereo
    solo|sola a casa
    via da|col|con|dal
    vado|va via # 
    piccoli|grandi e grandi|piccoli
    per grandi e piccini
    film|storie|qualcosa ~ per|di|da ~ grandi_e_piccini|grandi_esploratori|grandi_avventure
    pene severe|d_amore
    mio numero preferito|fortunato|di_maglia
    maria mamma|zia
    voglio|dove|trovo ~ maria
  `,
  digits: 'zero uno due tre quattro cinque sei sette otto nove',
}

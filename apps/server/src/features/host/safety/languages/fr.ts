import type { SafetyList } from '../safety-list.ts'

/** French. These words exist here to protect the children who talk to Leo: so that they are recognised. */
export const french: SafetyList = {
  blocked: `
    casser|peter|defoncer ~ la gueule
    connerie*|bouffon|degage
    la ferme
    se font|fait|faire tuer|egorger|torturer|decapiter|massacrer
    drogue|drogues|cannabis|dealer*
    grosse vache|truie
    sucer|suce|branler
    merde|merdes|merdeux|merdique*|emmerde*|demerde_toi|putain*|ptn|pute|putes|putasse|fdp|ntm|nique|niquer|niquez|niques|niker|nik|ntm|enculé|encul*|enkul*|foutre|connard*|connasse*|conard*|conasse*|salope*|salop|salopard*|saloperie*|batard*|branl*|bordel_de|bite|couille*|couillon*|trouduc|trou_du_cul|chier|chiant*|chieur*|chieuse*|pisse|pisser|petasse*|pouffiasse*|pouf*iasse|garce|poufiasse|salaud*|enfoire*|abruti_de|tg|ftg
    sale|gros|grosse|petit|espece_de|quel|pauvre|vieux|bande_de|t_es|tu_es|es_un|c_est_un|t_es_trop|trop con|conne|cons|connes|conna*
    ta|ferme|vos|leur gueule|ta_gueule
    ferme ~ gueule
    casse toi pauvre?
    va|allez|vas te|vous ~ faire ~ foutre|voir|enculer|mettre|niquer
    je|on|tu m|t|se? en fous|fout|branle|tape
    fils de pute|chien|chienne
    ta|sa|ma|votre mere la|est_une pute|chienne|salope
    mon|ton|son|gros|le|du|au|ta cul
    montre|suce|sucer|voir|ma|ta|sa|grosse|petite|la bite|zizi|teub|zob|queue_a_moi|chatte|minou_de_femme|teucha
    suce moi|ma|mon|ta
    porno*|pornographi*|xxx|hentai|sexe|sexes|sexuel*|sexy|nichons|nibards|seins|teton*|penis|vagin*|clitoris|orgasme*|orgie*|masturb*|ejacul*|sperme|sodom*|fellation*|pipe_a_un|baiser_avec|baise|baiser_une|baise_moi|prostitue*|putain*|strip_tease|striptease|erotique*|pedophile*|levrette|partouze*|godemich*|partouse*
    voir|montre|montrer|regarder|femme|femmes|fille|filles|meuf|meufs|homme|hommes|gens|garcon|garcons|dames|photos|photo|video|videos ~ nue|nues|nu|nus|a_poil|toute_nue|sans_vetements|deshabille*
    deshabille toi
    faire|font|fait l amour avec|a_deux|nus|au_lit?
    enleve tes|ton|ta vetements|culotte|pantalon|slip
    viol|violer|violeur|violeurs|violee
    voir|montre|regarder|video|videos|film|films|veux ~ tortur*|decapit*|egorg*|demembr*|gens_mourir|gens_se_faire_tuer|plein_de_sang|vrais_morts|cadavre|cadavres|boyaux|tripes|du_gore|mort_en_vrai|executions|se_faire_tuer|gens_qui_meurent|sanglant|sanglants|mutile*
    gens|quelqu_un|personnes|animaux ~ tortur*|decapit*|egorg*|mourir|pendus|brules
    sang et|partout_et|plein_de_sang tripes|boyaux?
    gore|snuff
    comment|ou|apprends|explique|aide|veux|peux|dis|je_peux ~ fabriquer|fabrique|faire|fait|fais|construire|acheter|achete|trouver|trouve|avoir|voler|utiliser|tirer ~ bombe|bombes|pistolet|flingue|arme|armes|fusil|explosif|explosifs|grenade|poison|cocktail_molotov|poudre_a_canon|dynamite|kalachnikov|couteau_pour
    apporter|amener|emmener|apporte ~ couteau|pistolet|arme|bombe|flingue ~ ecole|college|lycee|classe
    comment|veux|vais|aide|faut|facon|envie_de ~ tuer|assassiner|poignarder|etrangler|empoisonner|egorger|buter|crever ~ mon|ma|mes|quelqu|quelqu_un|les|le|la|un|une|des|toi|lui|tous prof|frere|soeur|mere|pere|un|gens|chat|chien|parents|maitresse|copain|monde|enfants|personne|maitre|juifs|arabes|noirs?
    je vais|veux te|vous|le|la|les tuer|buter|crever|egorger|poignarder|massacrer
    va|allez te pendre|tuer|suicider|jeter_sous
    tue|suicide|pends toi
    creve|crevez sale|tous|toi|charogne|connard|ordure
    cocaine|coke_a_sniffer|heroine_a|cannabis|shit_a_fumer|beuh|weed|hachich|haschisch|hasch|marijuana|ecstasy|mdma|lsd|methamphetamine|crack_a|ketamine|shit|petard_a_fumer|fentanyl|dealer|dealeur
    acheter|achete|fumer|fume|fumes|vendre|trouver|trouve|prendre|prends|essayer|ou|sniffer|rouler ~ drogue|drogues|joint|joints|petard|cannabis|herbe_a_fumer|de_l_herbe|beu|champignons_hallucinogenes|heroine|cigarettes|cigarette|clopes|tabac|colle|vodka|biere|alcool|whisky|rhum|puff|vapoteuse
    se|me|nous|veux|envie_de bourrer_la|defoncer|droguer|me_bourrer|me_saouler|me_defoncer|me_droguer gueule?
    me droguer|saouler|defoncer
    pede|pedes|pd|tapette|tapettes|gouine|gouines|tarlouze*|tafiole*|bougnoul*|bicot|bicots|negre|negres|negro|negros|youpin*|youtre*|chinetoque*|bamboula*|raton_de|rebeu_de|feuj_de|mongolien*|mongol|mongols|gogol|triso|attarde|attardes|romano|romanos|manouche_de|crouille*
    sale|sales|putain_de|salauds_de arabe|arabes|juif|juifs|noir|noirs|musulmans|blanc|blancs|chinois|gitans|gitan|roms|etrangers|immigres|pd|homo|homos|africains|rom|turcs
    blague|blagues|histoire|vanne ~ sur ~ arabes|arabe|juifs|juif|noirs|pedes|gitans|musulmans|handicapes|blondes_connes|roms|trisomiques
    je|on hais|deteste|detestons ~ arabes|juifs|noirs|musulmans|homos|gays|gitans|etrangers|immigres|roms|chinois|blancs
    mort|tuer|dehors|a_bas aux|les|tous arabes|juifs|noirs|musulmans|homos|gays|gitans|etrangers|immigres|roms|les_juifs|les_arabes|les_noirs
    les|tous|ces arabes|juifs|noirs|musulmans|homos|gays|gitans|etrangers|immigres|roms|filles|femmes ~ sont|devraient|doivent|puent|meritent|dehors ~ sales|mourir|betes|voleurs|inferieur*|nul*|rats|cons|puent|degage*|moches?
    heil|vive hitler|le_nazisme|les_nazis|nazis
    hitler ~ avait|etait|est ~ raison|bien|heros|genial|cool
  `,
  redirected: `
    ignore|oublie|oubliez|ignorez|contourne|desobeis|enfreins|saute|efface|laisse_tomber|change|supprime|ne_suis_plus|ne_respecte_plus|arrete_de_suivre ~ regles|consignes|instructions|filtre|filtres|limites|ordres|restrictions|programmation|directives|tout_ce_qu|tout_ce_que
    sans|aucun|aucune|plus_de|pas_de|zero filtre|filtres|regle|regles|limite|limites|censure|restriction|restrictions|tabou|tabous
    tu es|seras|deviens|t_es maintenant|desormais|a_present|plus
    maintenant|desormais|a_partir_de_maintenant|dorenavant tu es|seras|t_es|deviens|reponds|agis|joues
    fais|fait|joue|agis|reponds|comporte|parle|imagine|simule|pretends ~ comme|semblant|role|genre|que ~ mechant|dan|sans_regles|sans_filtre|sans_limite|sans_limites|hacker|pas_de_regles|un_humain|tu_n_es_pas|adulte|n_as_pas_de|n_avais_pas|leo_mechant
    fais|fait|imagine|pretends|disons|crois|considere|traite ~ j_ai|je_suis|j_avais|comme_si_j|comme_un|moi_comme ~ adulte|grand|grande|majeur|dix_huit|18|19|20|21|vingt|parent|ans
    mode dan|developpeur|dieu|mechant|adulte|adultes|sans|admin|administrateur|debug
    invite|prompt|consignes|instructions|message de_systeme|systeme|secretes|secrete|cachees|initiales|du_systeme|internes|caches
    montre|dis|repete|donne|revele|affiche|ecris|recite|quelles|quel|lis|recopie|c_est_quoi ~ tes|ton|le|les ~ instructions|prompt|regles_secretes|consignes|code_source|invite|message_systeme|regles_cachees
    dis|apprends|raconte|ecris|donne ~ gros_mots|gros_mot|insultes|insulte|vilains_mots|blague_cochonne|blagues_cochonnes|injures|blague_sale|mots_interdits
    film|films|serie|series|video|videos|truc|trucs|quelque_chose|dessins|contenu|contenus|ceux|celui|un|les|histoires ~ pour|reserve*|interdit*|d|que_pour ~ adulte|adultes|grands|grandes_personnes|majeurs|les_grands|moins_de_18|aux_enfants|aux_moins|plus_de_18
    moins|plus|interdit*|+ ~ de|aux 18|dix_huit|16|seize ans?
    interdit|interdits|interdite|deconseille|deconseilles aux|au|pour ~ enfants|moins|mineurs|18
    18 plus|+|ans_et_plus|ans_ou_plus
    pas pour les|aux enfants|petits
    ignore|oublie|change|saute|efface|ne_regarde_pas|laisse|augmente|enleve ~ mon|l|la|ma age|limite_d_age|classification|l_age|date_de_naissance
    enleve|desactive|desactiver|retire|coupe|eteins|debloque|debloquer|supprime|contourne|contourner|pirate|enlever|arrete|vire|ote|hacker|casser|passer|saute|leve ~ controle|controles|verrou|mode|filtre|filtres|limite|blocage|code|protection|verrouillage|securite|profil ~ parental|parentaux|enfant|enfants|parents|age|ecran|familial|temps?
    controle|controles|filtre|verrouillage|code|blocage parental|parentaux|enfant
    quel|quelle|donne|dis|devine|trouve|c_est_quoi ~ code|pin|mot_de_passe ~ parents|papa|maman|parental|adulte|profil
    mes|papa|maman|ma_mere|mon_pere|parents ~ veulent_pas|veut_pas|dorment|dort|pas_la|savent_pas|sait_pas|interdit|interdisent|dit_que_j|disent_que|d_accord|permet ~ voir|regarder|film|films|horreur|mets|enleve|peux|ai_le_droit|adultes|grands|tout
    sans que|le_dire|dire|prevenir ~ parents|maman|papa|mere|pere
    dis|dites pas a|aux ~ maman|papa|parents|mere|pere
    profil|compte de|des|du|adulte ~ papa|maman|parents|mere|pere|adulte|adultes?
    je suis|j_ai ton|le|ta|ton_nouveau createur|developpeur|administrateur|programmeur|patron
    j ai 18|dix_huit|dix_neuf|vingt ans
  `,
  distressing: `
    j|ai|je|veux|voudrais|envie|souhaite|prefere|vais|pense|veut envie|veux|voudrais|souhaite|prefere|vais|a|d|de? ~ mourir|me_tuer|me_suicider|en_finir|disparaitre_pour_toujours|etre_mort|etre_morte|me_faire_du_mal|me_couper|me_blesser|me_pendre|crever|me_mutiler
    envie|veux|voudrais|vais|pense de|a|d? ~ mourir|me_tuer|me_suicider|en_finir|me_faire_du_mal|me_faire_mal|me_blesser|me_couper|me_pendre|me_mutiler
    me faire du|mal mal?
    plus|pas envie|veux|la_force de|plus? ~ vivre|exister|me_reveiller|etre_la
    veux|veut|peux|supporte plus|pas vivre|de_vivre|exister|la_vie|etre_vivant|etre_vivante
    suicid*|automutil*|scarifi*|scarifie
    je me coupe|mutile|scarifie|fais_du_mal|fais_vomir|hais|deteste|fais_mal_expres
    aurais|voudrais|prefererais ~ jamais_ne|jamais_nee|pas_ne|pas_nee|mort|morte|jamais_etre_ne
    personne|tout_le_monde ne? m|me|serait|remarquerait ~ aime|deteste|manquerait|mieux_sans_moi|deteste|donne_a_manger
    mieux|heureux sans moi
    ma vie ne? sert|vaut|a
    la vie ne? vaut pas|rien
    papa|maman|pere|mere|oncle|tonton|beau_pere|belle_mere|papi|papy|grand_pere|frere|cousin|prof|maitre|maitresse|entraineur|voisin|monsieur|homme|quelqu_un|il|elle|ils|nounou|copain|pretre|garcon me|m|nous a|ont? ~ touche|touchent|tape|tapent|frappe|frappent|bat|battu|battue|viole|violee|force|oblige|menace|enferme|cogne|gifle|brule|agresse|embrasse|caresse|harcele|maltraite|fait_mal|fait_du_mal|fouette|etrangle|fait_peur_et
    on|ils|elles me|m ~ tape|tapent|frappe|frappent|harcele|harcelent|menace|menacent|viole|force|oblige|enferme|bat|touche_la|enleve|kidnappe|maltraite|suit|insulte_tous
    me|m a? touche|touchent ~ la|zizi|parties|fesses|corps|sous|interdit|dire|secret|partout|quand|pipi|bizarre|partie*|intime*|seins?
    parties intimes|privees
    harcele|harcelee|harcelement|abuse_de_moi|abusent_de_moi|violee|agresse_sexuellement|kidnappe|kidnappee
    je suis|me_suis|me_fais|me_sens ~ harcele|harcelee|battu|battue|frapper|taper|abuse|abusee|harceler|racketter|agresse|agressee|kidnappe|en_danger|menace|menacee|enferme|enfermee|suivie|blesse|blessee
    frappe|tape|bat|frapper ma|mon|sur mere|maman|papa|soeur|frere|ma_mere|maman
    secret|secrets ~ pas|rien|jamais|personne ~ dire|dise|raconter|parler|dis|parle|droit
    m|me a|dit|demande|ont|fait|interdit|disent dit|demande|fait_promettre|interdit|oblige|de|que|ne? ~ rien|pas|secret|jamais|personne|dire ~ dire|raconter|parler|secret|dise|raconte
    me|m a? ~ demande|envoie|reclame|demandent ~ photo|photos|nue|nu|deshabiller|rencontrer|video|adresse|secret
    je ne? dois|peux|ai_pas_le_droit pas|d|rien? ~ dire|raconter|parler ~ maman|papa|personne|parents|a
    si je le|dis|parle|en ~ tue|tuer|frappe|frapper|taper|mal|punir|tuera|frappera
    peur de|que|d ~ papa|mon_pere|beau_pere|rentrer|maman|ma_mere|tonton|mon_oncle|il_me_tue|me_frappe|me_tape|retourner_a_la_maison
    pas en|ne? securite ~ maison|chez
    j ai faim|soif et|mais|parce|depuis|car ~ rien|personne|pas|jours|plus
    faim ~ rien_a_manger|personne|jours|pas_mange|frigo_vide|plus_rien|pas_a_manger
    pas|rien|plus|jamais mange|a_manger|manger|de_nourriture ~ depuis|jours|hier|maison|chez|punie?|a_la
    je suis|me|on_m|ils_m seul|seule|tout_seul|toute_seule|retrouve|a_laisse|ont_laisse|laisse ~ peur|jours|nuit|faim|noir|aide|sais_pas|perdu|dehors|enferme|abandonne|maison_depuis|personne
    je suis|me_suis|on_est perdu|perdue|perdus ~ rue|sais_pas|peur|seul|seule|parents|ou|foret|aide|maman
    aide|aidez|secours|au_secours moi|nous|il|on|a ~ peur|mal|danger|sang|saigne|seul|frappe|feu|police|tue|tuer|enferme*
    au secours
    je|il|elle|maman|papa|mamie|papi saigne|respire|bouge|se_reveille|est ~ beaucoup_de_sang|pas_bien_et_saigne|inconscient|inconsciente|evanoui|evanouie
    il|elle|maman|papa|mamie|papi ne? respire|bouge|reveille|se_reveille pas|plus
    je|il|elle|maman|papa saigne
    peux|arrive|peut pas|plus a? respirer
    il y a|le|un feu|quelqu_un|homme|inconnu|monsieur|voleur|incendie|cambrioleur ~ maison|chambre|porte|fenetre|cuisine|rentrer
    maison|cuisine|appartement brule|en_feu|est_en_feu
    inconnu|monsieur|homme|quelqu_un|adulte ~ me_suit|veut_me_voir|veut_me_rencontrer|veut_que|m_a_demande|me_demande|m_attend|monter_dans_sa_voiture|me_propose ~ voiture|photo|secret|rencontrer|venir|suivre|dehors?
    maman|papa|parents ~ pas|jamais rentre*|revenu*|revient ~ jours|nuit|hier|seul*|peur
    je|j|ai|me|vais|veux|suis fugue|fuguer|ai_fugue|enfui|enfuie|enfuir ~ maison|chez|de?
    fuguer|fugue
    ai|j avale|pris|bu ~ medicaments|pilules|javel|cachets|poison
    arrete|vomir|vomis de? manger|apres|expres|pour ~ maigrir|maigre|manger|repas?
  `,
  personal: `
    # bis? rue|avenue|boulevard|allee|impasse|chemin|place|quai|route|cours|square|av|bd _
    rue|avenue|boulevard|allee|impasse|chemin|quai|place ~ #
    j|habite|habitons|vis|demeure|maison_est habite|au|a|# # _
    habite|habitons|vis au? rue|avenue|boulevard|impasse|allee|lotissement|residence|dans_la_rue _
    mon|notre|l adresse c|est|: est? _
    notre|mon|son adresse _
    mon|notre|le|de_maman|de_papa|son numero|telephone|portable|tel|num|fixe|06|07 ~ #
    appelle|appelez|ecris|ecrivez moi|nous au|sur # #? #? #? #? #?
    code|mot_de_passe|digicode|pin de|du|est|c ~ #
    mon|notre|le mot_de_passe|mdp|code_wifi|code_pin|code_secret c|est|de|du est? _
    mon|notre ecole|college|lycee|creche|maternelle|ecole_primaire s|c|est|se appelle|est? _
    mon|l ecole|college|lycee s|c|est appelle|est? _
    je|on vais|va|suis|es a|au|en|l ~ ecole|college|lycee|maternelle ^|saint|sainte|jules|jean|victor|notre_dame|marie|louis|du|des|de_la _?
    mon nom|patronyme de_famille|complet|entier|est|c ~ est? _
    je m appelle ^ ^
    je suis ^ ^
    mon|l mail|email|e_mail|adresse_mail|courriel|gmail c|est est? _
    arobase _ point com|fr
    arobase gmail|hotmail|yahoo|orange|outlook|free
    carte bancaire|bleue|de_credit|numero|est ~ #
    mon insta|instagram|snap|snapchat|tiktok|discord|roblox|pseudo|facebook c|est est? _
    ajoute|suis moi sur ~ insta|snap|tiktok|discord|roblox|snapchat|instagram _
    cle|clef|cles|clefs est|sont|sous ~ paillasson|pot|tapis|pot_de_fleurs
    ne|nee le # _ #
    on|nous est|sera|sommes|serons|part absent*|pas_la|en_vacances|partis ~ jusqu ~ #
  `,
  unsaid: `
    ou|quelle|dans ~ habites|habitez|vis|vivez|ville|rue|adresse|tu_es_en_ce_moment|es_tu ~ tu|vous?
    ton|ta|votre|tes adresse|numero|telephone|numero_de_telephone|mot_de_passe|mail|nom_de_famille|code|nom_complet|carte_bancaire
    dans|quelle|quel|comment|a ~ ecole|college|lycee|classe ~ tu|vas|es|ton|ta|s_appelle|vous
    comment tu|t|vous t|appelles|appelez|vous
    quel age as|tu|avez|a
    ton|votre age
    tu es|es_tu|etes_vous|t_es|est_ce_que_tu_es|vous_etes ~ seul|seule|tout_seul|toute_seule
    quelqu|quelqu_un|qui|parents ~ avec_toi|a_la_maison|chez_toi|avec_vous|sont_la|sont_ils_la
    envoie|envoyez|montre|partage|poste|donne|fais|prends ~ photo|photos|video|selfie|visage|corps|chambre|camera
    allume|active ta|la|votre camera|webcam|micro
    garde|gardons|gardez|notre|c_est|sera|reste|ce ~ secret|entre_nous|pour_toi
    entre toi et moi
    entre nous
    ne|n|sans|pas ~ dis|dites|parle|raconte|dire|en_parler|rien ~ rien|personne|parents|maman|papa|adulte|adultes|maitresse|prof|jamais
    on|rencontrons|retrouve|retrouvons|rejoins|viens|rendez_vous|voyons ~ se|nous|me|moi|on ~ voit|voir|rencontre|rencontrer|retrouve|retrouver|parc|dehors|chez_moi|rejoindre
    rejoins|retrouve|rencontre moi
    sors|viens|pars|va_t_en|quitte|quittez|fugue|enfuis|echappe|sortez|partez ~ maison|dehors|seul|seule|chez|avec_moi|parc|toi
    ouvre la porte|fenetre
    te faire du|mal mal
    coupe|tue|blesse|pends|suicide toi
    prends|avale|donne|buvez|bois|prenez ~ comprime*|cachet*|medicament*|aspirine|ibuprofene|paracetamol|doliprane|mg|javel|insuline|antibiotique*|dose|sirop
    # mg|milligrammes|ml|comprimes|cachets|gouttes de|par|toutes|trois
    dose|posologie de|est|recommandee
    arrete|arretez de? prendre|ton|tes|votre|le traitement|medicament*|tes|ton?
    pour|comment|d_abord|peux fabriquer|faire|construire|preparer|fabrique ~ bombe|explosif*|pistolet|poison|drogue*|arme|poudre|molotov
    melange|melangez|verse|chauffe|ajoute ~ javel|ammoniaque|acide|essence|poudre_a_canon|engrais|nitrate
    charge|vise|tire ~ pistolet|arme|fusil
    fume|sniffe|bois|essaie|inhale|goute|goute ~ joint|cannabis|cocaine|cigarette|tabac|alcool|biere|vodka|vin|colle|heroine
    clique|cliquez|visite|va sur|le|ce ~ lien|site
    joue avec ~ feu|allumettes|couteau*
    tu es|t_es gros|grosse|moche|bete|nul|nulle|stupide|laid|laide
    je suis humain|humaine|une_vraie_personne|ton_copain|ta_copine|un_humain
    point com|fr
  `,
  harmless: `
    je|on me|m en? meurs|mourir|crever de|d rire|envie|faim|soif|froid|curiosite|impatience|ennui|honte
    mourir|meurs|mort|morte|morts|mourrait|crever de|d|s rire|envie|peur|froid|ennui|honte|faim|chaud|fatigue|impatience|ennuyer|amour
    tuer|tue|tuez le|les|un|l temps|dragon|ennui|mouche|moustiques|zombies
    crever|crever_un|creve|l|les abces|pneu|ballon|ecran|oeil|yeux
    bombe|bombes glacee|glacees|de|a|d eau|bain|peinture|chantilly|creme|effervescente|la
    faire|fabriquer|fais|fait|fabrique|acheter|ai ~ bombe|bombes|pistolet|pistolets|fusil glacee|glacees|de|a|d|en|au bain|eau|bulles|chocolat|lego|carton|chantilly|peinture|colle|billes|flechettes|jouet
    pistolet|fusil|pistolets a|en|de eau|bulles|colle|carton|peinture|lego|bouchon|billes
    le|la|une|un|mon|sa|ton|cette|ma salopette*
    salopette*
    salopettes
    mettre|ma|en|une|sa salopette
    cul de sac|poule|lampe|bouteille
    faire|en cul sec
    bite d amarrage
    gueule de loup|bois
    loup|lion|chien|dragon|crocodile|requin|grande|ouvre gueule
    la|sa gueule du|de|ouverte loup|lion|chien|dragon|requin|crocodile?
    ouvre|ferme ~ la|sa gueule ~ lion|loup|crocodile|requin|dragon
    queue du|de|a chat|chien
    la|une|ma|notre|petite chatte blanche|noire|siamoise|de|du|qui|a|et_ses ~ chatons|mamie|papi|voisin|voisine?
    garce de
    condom gers|dans|en
    a|de|vers condom
    putain de toi
    sexe du bebe|chaton
    le beau sexe
    branle bas|de combat?
    sein|seins au|en|a|de
    au sein
    nu|nue|nus|nues pieds|tete|mains|propriete
    pieds|pied|tete|oeil|mise|mains|a_l_oeil|arbres|murs|rat|rats|rat_taupe nu|nus|nue|nues
    rat taupe nu
    regarder|voir|montre ~ a_l_oeil_nu|pieds_nus|rat_taupe_nu
    boris vian
    sales pattes|mains|chaussures|chaussettes
    noir|blanc sale
    sale|sales blanc|noir|noirs|blancs et
    mongol empire|guerrier|gengis|cheval
    empire|guerrier|cheval|peuple mongol
    negro spiritual*
    montenegro
    shit tzu|shih
    je suis|on_est perdu|perdue|perdus dans ~ jeu|niveau|histoire|film
    tout|toute seul|seule ~ je_veux_jouer|sais_faire|reussi|mange
    ai|j|je pas|rien faim
    j ai faim ~ gouter|pizza|gateau|glace|crepes|chips
    maman j|ai|je ai? rate|avion
    j ai rate l avion
    secret|secrets ~ surprise|anniversaire|cadeau|fete|agent|jardin|recette|bunny
    agent|jardin|passage|code|recette|base|porte|langage secret|secrete
    m|me a|dit|demande|ont ~ secret ~ surprise|anniversaire|cadeau|fete
    me|m ~ demande|envoie ~ photo|photos|video ~ chat|chien|vacances|anniversaire|plage
    me|m bat|battu|tape|battue ~ aux|au|a_la ~ echecs|cartes|course|foot|uno|mario|jeu|puissance|dames|tennis
    film|histoire|chanson|ca|musique|il|elle m|me a? touche|touchee beaucoup|le_coeur|profondement
    me|m ~ touche ~ coeur|nez|main|bras_pour_jouer
    tu es|seras|t_es maintenant|desormais|plus mon|ma|un|une|le|la|en ami|amie|copain|copine|pirate|princesse|dragon|chat|prince|chevalier|roi|reine|fee|superheros|forme
    maintenant|desormais tu es|seras|t_es|joues mon|ma|un|une|avec ami|amie|copain|copine|pirate|princesse|dragon|chat|moi|prince|chevalier|roi|reine|fee
    sans|pas_de|aucune|plus_de limite|limites|regle|regles|filtre de|d|au|pour|du ~ jeu|cafe|vitesse|temps
    change|oublie|saute|efface|ignore ~ regles|consignes|instructions du|de|des|d|pour ~ jeu|echecs|uno|classe|ecole|recette|maitresse|lego|devoirs
    enleve|coupe|eteins|retire|desactive ~ mode nuit|avion|sombre
    mon numero prefere|fetiche|de_maillot|porte_bonheur
    mon|notre ecole|college|lycee est|c_est grande|belle|loin|fermee|super|trop|en|a|tres|petite|jolie|cool|pres
    rue sesame|de_la_paix
    # _ place|route|rue|chemin en_fete
    code|mot_de_passe|secret de|du ~ la_joconde|da_vinci
    pas pour les|aux petits|enfants ~ question
    plus|moins de 18|16 minutes|kilos|kilometres|points|euros
    interdit de courir
    film|films|histoire|histoires|un|les|quelque_chose|truc|trucs ~ pour|d ~ grands_explorateurs|grandes_vacances|les_grands_et|petits_et_grands|grands_et_petits
    petits et grands
    pour ~ grands_et_petits|petits_et_grands
    les|des garcons|filles ~ sont ~ nuls ~ au_foot
    je suis|me_fais ~ taper la_cloche|dans_la_main|dans_un_ballon
    tape ma|mon main
    on|ils me ~ suit ~ sur_youtube
  `,
  digits:
    'zero un deux trois quatre cinq six sept huit neuf dix vingt trente quarante cinquante soixante',
}

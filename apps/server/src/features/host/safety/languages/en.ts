import type { SafetyList } from '../safety-list.ts'

/** English. These words exist here to protect the children who talk to Leo: so that they are recognised. */
export const english: SafetyList = {
  blocked: `
    screw|damn|curse you
    go to hell
    crap|crappy|damn|dammit|goddamn|fatso|moron|scumbag|douche*|wanker
    fat|stupid|ugly|dumb cow|pig|hag
    suck my|it
    shut your face|mouth|trap
    head|heads|arm|arms|leg|legs ~ cut|chopped|ripped|sawn|hacked|blown off
    chop|cut|rip|saw|hack ~ head|heads|arm|arms ~ off
    chop|cut|hack|saw off ~ head|heads|arm|arms|legs
    drugs|drug_addict
    get|gets|getting you|me|us|someone high
    knife|gun|axe ~ hurt|kill|stab|attack|threaten ~ someone|somebody|kid|boy|girl|people|teacher
    how|where|can|help ~ make|buy|get|steal ~ knife|knives|sword|machete|taser|pepper_spray
    blood everywhere|splatter*
    set fire to ~ school|house|cat|dog
    *fuck*
    fuk|fuker|fuking|fuks|fck|fcking|phuck|phuk|fuq|fucc|fvck|effing
    motherf*
    wtf|stfu|gtfo|kys|milf|dtf
    shit|shits|shitty|shitting|shitter|shithead*|shithole|shitface|shite|bullshit*|horseshit|dipshit|shitshow|biatch|biotch
    bitch*
    sonofabitch
    cunt|cunts|cunty
    asshole*|arsehole*|asswipe|asshat|dumbass|jackass|badass|smartass|fatass|lardass|arse|arses|ass|asses
    ass|arse hole|holes|hat|wipe
    bastard|bastards
    dickhead*|dickwad|dickface|dicks|cockhead|cockface|knobhead|knobend|bellend
    dick head|pic|pics
    my|your|his|suck|you dick|cock
    suck ~ dick|cock|balls|pussy
    cock|cocks|dick sucker|sucking|sucks
    cocksuck*|cocks
    wank*|tosser|twat|twats|bollocks|bugger_off|minge|jerk_off|jerking_off|jack_off
    piss_off|pissed_off|pissing|piss
    prick|pricks
    slut*|whore*|hoe_bag|skank*|thot|thots|tramp_stamp|slag|slags
    tits|titties|titty|boobs|boobies|tiddies
    pussy|pussies
    penis*|vagina*|vulva|clit|clitoris|dildo*|butthole|buttplug|anus|anal|scrotum|testicles|foreskin
    porn*|p0rno|*pornhub*|xvideos|xhamster|xnxx|onlyfans|redtube|youporn|brazzers|rule34|rule_34|hentai|ecchi|futa|nsfw|xxx|pr0n|camgirl*
    nude|nudes|nudity|naked_people|naked_girl|naked_girls|naked_women|naked_woman|naked_ladies|naked_lady|naked_men|naked_man|naked_boys|naked_boy|naked_kids|naked_children|naked_pictures|naked_pics|topless
    without ~ clothes on
    sex|sexy|sexi|sexual|sexually|sexting|sext|sexting|sexiest|oral_sex
    show|see|watch|want|find|play|give ~ naked|nude|boobs|strippers|stripper|stripping|erotic*
    people|woman|man|girl|boy|mom|dad|they ~ having|have|doing|make|making sex|making_love|it_in_bed
    make|making|made love to|with me
    blowjob*|blow_job|handjob*|hand_job|rimjob|deepthroat|gangbang*|threesome|orgy|orgies|orgasm*|ejaculat*|masturbat*|cumshot|cumming|cum|jizz|semen|horny|boner|boners|erection|fap|fapping|creampie|bukkake|bdsm|fetish|kinky|incest*|bestiality|prostitut*|hooker|hookers|stripper|strippers|striptease|strip_club|escort_girl*|brothel
    send|show|give ~ nudes|nude|your_body|your_boobs|your_bum|underwear
    take_off|remove ~ clothes|pants|bra|knickers|panties
    rape|raped|raping|rapist|rapists|rapes|molest|pedo|pedos|paedo*|pedoph*
    beheading|beheadings|beheaded|behead|decapitat*|dismember*|disembowel*|gore_video*|gory|gore|snuff_film|snuff_movie|snuff|liveleak|bestgore|torture_porn
    see|show|watch|want|play|find|film|films|movie|movies|video|videos|like ~ torture|tortured|torturing|guts|bloodbath|slaughter|slaughtered|mutilated|mutilation|executions|execution|corpses|dead_bodies|dead_people|dead_body|stabbing|stabbings
    see|show|watch|want|play|find ~ people|person|someone|somebody|man|woman|kid|kids|children|animals|real ~ die|dying|killed|murdered|tortured|stabbed|shot|hanged|executed|burned|bleeding|skinned
    people|someone|somebody|person|kids|children getting|being|get killed|murdered|tortured|stabbed|shot|hanged|executed|burned|skinned|cut
    real murder|murders|death|deaths|killing|killings|shooting|shootings|blood_and
    blood and guts|gore
    lots|tons|much of blood
    how|where|help|teach|tell|show|let|can|want ~ make|build|making|building|get|buy|steal|find|use|shoot|fire|load|need|have|bring|hide|print ~ gun|guns|pistol|rifle|bomb|bombs|explosive|explosives|grenade|molotov*|napalm|silencer|ammo|bullets|landmine|machine_gun|ak47|ar15|glock|shotgun|switchblade
    how|teach|tell|want|help|show ~ make|making|brew|get|mix ~ poison|poisons|poisonous_gas|mustard_gas|chlorine_gas|ricin|cyanide|thermite|gunpowder|dynamite|pipe_bomb|nail_bomb
    recipe|instructions|plans|plan ~ bomb|bombs|explosive|explosives|molotov*|poison|gunpowder|school_shooting
    pipe_bomb|nail_bomb|school_shooting|school_shooter|shoot_up|mass_shooting|shoot_the_school|suicide_bomber|suicide_bomb
    bomb|shoot|burn|blow_up|attack ~ school|class|teacher|church|mosque|synagogue
    bring|take ~ gun|knife to ~ school
    gun|knife|bomb for|at|to ~ school
    how|best_way|ways|way|want|going|gonna|will|help|teach ~ kill|murder|stab|strangle|poison|choke|hurt|beat_up|shoot ~ someone|somebody|people|person|him|her|them|you|teacher|brother|sister|mom|mum|mother|dad|father|parents|friend|classmate|kid|kids|boy|girl|baby|cat|dog|neighbour|neighbor|everyone|everybody|animals
    kill|murder|stab|strangle|behead my|your|the_teacher|all ~ brother|sister|mom|mum|mother|dad|father|parents|teacher|friend|family|dog|cat|self|people|jews|muslims|blacks|gays
    i will|wanna|want_to|going_to|gonna|ll kill|murder|stab|strangle|shoot|behead you|him|her|them|everyone|people
    kill|killing|hang|shoot yourself
    go|please|should|just|hope_you die|kill_yourself in_a_fire?
    you should|must|can_go die
    drop dead
    hurt|hit|torture|kill|drown|burn|skin the|a|my|an cat|dog|kitten|puppy|hamster|animals|animal
    cocaine|cocain|heroin|crystal_meth|methamphetamine|meth|mdma|ketamine|fentanyl|lsd|crack_pipe|opium|angel_dust|magic_mushrooms|shrooms|xanax|oxycontin|vicodin|marijuana|marihuana|ganja|amphetamine*|snort_coke|weed_brownies|edibles|bong|bongs|vape_juice|drug_dealer*|dab_pen
    buy|smoke|smoking|sell|get|roll|grow|try|deal|where|find|have|want|use|how ~ weed|drugs|joint|joints|spliff|pot_to_smoke|hash|hashish|crack|ecstasy|molly|dope|acid_trip|steroids
    do|doing|take|taking|sell|selling drugs|acid|crack
    get|getting|be|being|am|feel stoned|drunk
    want|wanna|how_to|can_i|let_me|help_me ~ get_high|get_stoned|get_drunk
    want|wanna|buy|get|drink|give|where|steal|how ~ vodka|whiskey|whisky|beer|alcohol|booze|tequila|vape|vapes|cigarettes|cigarette|nicotine
    glue sniffing
    sniff|huff ~ glue|gas|paint
    nigg*|n1gg*|nigga*|negroid|coon|coons|jigaboo|darkie|darkies|wetback*|spic|spics|chink|chinks|gook|gooks|kike|kikes|raghead*|towelhead*|sandnigg*|paki|pakis|gypo|gyppo|pikey|beaner|beaners|honky|honkey|cracker_trash|redskin|injun|zipperhead
    fag|fags|faggot*|faggy|dyke|dykes|tranny|trannies|shemale|lesbo|homo|homos|poofter
    retard|retards|retarded|spastic|spaz|mongoloid|mong|cripple|cretin|tard
    heil|sieg heil|hitler
    hitler was|is|did ~ right|good|great|cool|hero|nothing_wrong|best
    white power|supremacy|supremacist
    nazis|nazi|kkk|ku_klux_klan|isis|terrorists are|were|is ~ good|right|great|cool|the_best|awesome
    i|we am|want|are|love ~ nazi|nazis|kkk|hitler|isis
    join|how_do_i_join ~ kkk|isis|nazis
    gas|kill|hate|exterminate|lynch|burn the|all|all_the|those|these|filthy|dirty|every? jews|jew|blacks|black_people|muslims|gays|gay_people|arabs|mexicans|immigrants|foreigners|gypsies|asians|chinese|indians|whites|white_people|trans|transgender|christians|disabled|homosexuals|refugees|africans
    i|we|everyone hate|hates jews|jew|blacks|black_people|muslims|gays|gay_people|arabs|mexicans|immigrants|foreigners|gypsies|asians|chinese_people|indians|white_people|trans|homosexuals|refugees|africans|brown_people
    joke|jokes|story|something ~ about|against|on ~ jews|jew|blacks|black_people|muslims|gays|arabs|mexicans|immigrants|foreigners|gypsies|cripples|disabled_people|fat_people|retards|niggers|holocaust|slaves
    dirty|filthy|stupid|smelly|disgusting|damn|ugly|bloody|fucking jew|jews|black|blacks|muslim|muslims|arab|arabs|mexican|mexicans|immigrant|immigrants|foreigner|foreigners|gypsy|gypsies|gay|gays|indian|indians|asian|asians|african|africans|chinese|refugees|black_people
    jews|blacks|black_people|muslims|gays|gay_people|arabs|mexicans|immigrants|foreigners|gypsies|asians|indians|africans|brown_people|trans_people|refugees|girls|women are|should|must|deserve ~ stupid|dirty|bad|evil|disgusting|die|dumb|inferior|criminals|animals|trash|garbage|killed|vermin|rats|ugly|go_home|go_back|leave|worse|smelly|worthless|kill
    go back to africa|your_country|where_you_came_from
    you ~ look|smell like a? monkey|ape because
    you are|re|r so? gay
    that is|s so gay
    🖕
  `,
  redirected: `
    above|over|beyond my age
    too old|grown_up for me
    not allowed to see|watch
    stop being|acting leo|nice|safe
    films|film|movies|movie|something|shows|one|ones ~ i ~ not|cant|can_t|shouldnt|shouldn_t ~ allowed|see|watch
    unlock|open everything|all
    older kids|teens|teenagers films|movies|ones
    ignore|forget|disregard|bypass|override|break|drop|skip|disobey|delete|erase|change|violate|remove|overrule|stop_following|throw_away|dont_follow|do_not_follow ~ rules|instructions|instruction|guidelines|filters|filter|restrictions|programming|orders|training|prompt|policy|policies|limits|safety|guardrails|directives|commands|everything_you_were_told|what_you_were_told|all_previous|previous_messages
    forget|ignore everything|all|anything ~ above|before|told|said|learned
    without|no|any|free_of|zero|have_no|with_no|break_your|past_your rules|filter|filters|restrictions|limits|limitations|censorship|boundaries|guidelines|guardrails
    without ~ rules|filter|filters|restrictions|limits|censorship|guidelines
    rules|limits|restrictions|filters do_not|dont|don_t|no_longer|never ~ apply|count|matter|exist
    you|u are|re|r now
    from now on ~ you|act|answer|pretend
    you are|re no_longer|not leo|bound|an_ai|limited|restricted|a_robot
    act|behave|talk|speak|answer|respond|reply|write like|as|as_if ~ evil|unfiltered|uncensored|jailbroken|no_rules|no_filter|dan|hacker|bad_robot|adult|grown_up|no_limits|not_for_kids|rude|mean|villain_with_no
    pretend|imagine|roleplay|role_play|act|lets_play|let_s_play|play_a_game|game ~ no_rules|without_rules|no_filter|no_limits|unfiltered|uncensored|evil_ai|evil_robot|not_leo|can_say_anything|say_anything|bad_words|swear|adult_ai|no_restrictions|allowed_everything|not_an_ai|human|break_the_rules
    pretend|imagine|say|believe|act_like|act_as_if|treat_me|think|assume|lets_say|let_s_say ~ i_am|im|i_m|me_as|me_like|me_as_an|me_like_an|i_was|i_were ~ adult|grown_up|grownup|grown_ups|eighteen|eighteen_years|nineteen|twenty|twenty_one|18|19|20|21|25|30|parent|my_mom|my_mum|my_dad|an_admin|admin|your_developer|boss|older
    dan|evil|stan|developer|god|admin|debug|sudo|jailbreak|root|unrestricted mode
    do anything now
    jailbreak*|jailbroken|unfiltered|uncensored|unrestricted|uncensor|prompt_injection|dan_mode
    system|hidden|secret|initial|original|developer prompt|prompts|instructions|instruction|message|rules
    show|tell|repeat|print|reveal|give|say|read|what|display|leak|write ~ your|the prompt|initial_prompt|instructions|system_message|hidden_rules|secret_rules|source_code|api_key|guidelines|first_message
    repeat|print|say ~ words|text|everything|message ~ above|before
    i am|m ~ developer|admin|administrator|openai|programmer|engineer|creator ~ you|your|test|mode|unlock|disable|allow|of_leo
    my grandma|grandmother|grandpa ~ used_to ~ tell|read ~ how|recipe|bomb|napalm|password|passwords
    in_a_story|in_a_movie|for_a_story|hypothetically|for_a_school_project|just_pretend|as_a_joke ~ how ~ bomb|gun|drugs|kill|poison|weapon|steal|hack
    say|tell|teach|write|give|use|list|spell|sing|know ~ bad|swear|rude|naughty|curse|dirty|cuss|forbidden|nasty|grown_up word|words|joke|jokes|song
    tell|say|write ~ dirty|naughty|adult|rude ~ joke|jokes|story|stories
    swear at|for|with me
    films|film|movies|movie|shows|show|series|videos|video|things|stuff|something|anything|cartoons|one|ones|content|programmes|stories|jokes ~ for|only_for ~ adults|adult|grown_ups|grownups|grown_up|big_people|over_18|over_eighteen|over_18s|18|18s|older_people|mature
    adult|adults|grown_up|grownup|grown_ups|mature|x_rated|r_rated|rated_r|nc17|xxx|18|18s|18_plus|eighteen_plus|over_18|not_for_kids|explicit|banned|forbidden|uncut|restricted film|films|movie|movies|show|shows|series|video|videos|content|stuff|cartoon|cartoons|things|section|channel|one|ones|titles
    rated|r|x|nc|pg|age|over|plus r|rated|x|17|18|eighteen|adult film|films|movie|movies|show|shows|please|stuff|rated|one|ones
    18|eighteen plus|and_over|and_up|or_over|rated|certificate
    eighteen plus|or_over|and_over
    rated r|x|18|nc17|ma|eighteen
    r|x rated
    not|nothing|isn_t|isnt|aren_t|arent for|allowed_for|meant_for|suitable_for kids|children|babies|my_age
    horror|scary|gory|violent|bloody ~ for|only_for|rated grown_ups|grownups|adults|18|eighteen|grown_up
    scariest|goriest|most_violent|bloodiest ~ there_is|you_have|ever|possible|for_adults
    ignore|forget|change|skip|bypass|never_mind|dont_check|don_t_check|disregard|not_look_at ~ my|the|about_my|about_the ~ age|age_limit|age_rating|ages|rating|ratings|birthday
    ignore|forget|skip|bypass|raise|remove|lift|get_rid_of|turn_off|disable|set ~ age|rating|maturity ~ limit|limits|rating|ratings|restriction|restrictions|filter|check|gate|level
    my age|profile to 18|eighteen|adult|21
    change|set|make|switch ~ my|me|this ~ age|profile|account ~ 18|eighteen|adult|grown_up|older|adults
    turn|switch|shut|take|put off|of ~ parental|parent|parents|kid|kids|child|children|safety|safe|family|age|bedtime|time ~ control|controls|lock|locks|mode|filter|filters|limit|limits|protection|settings|search|timer
    turn|switch|shut|take|put ~ parental|parent|parents|kid|kids|child|children|safety|safe|family|age|bedtime|screen_time ~ control|controls|lock|locks|mode|filter|filters|limit|limits|protection|restrictions|settings ~ off|away|out
    disable|remove|unlock|bypass|hack|delete|disarm|deactivate|crack|undo|stop|escape|avoid|cheat|trick|kill|lift|get_around|get_round|get_past|get_rid_of|get_out_of|break ~ parental|parent|parents|kid|kids|child|children|safety|safe|family|age|bedtime|screen_time ~ control|controls|lock|locks|mode|filter|filters|limit|limits|protection|restriction|restrictions|settings|pin|profile|account
    what|tell|give|know|guess|find|whats|show|crack|hack ~ parental|parent|parents|mom|moms|mum|mums|dad|dads|grown_ups|adult|adults|profile ~ pin|pin_code|password|code|passcode
    hack|crack|guess|steal|find_out ~ pin|password|passcode|account|profile|netflix|wifi
    parents|mum|mom|dad|mummy|daddy ~ dont_know|don_t_know|dont_want|don_t_want|not_allow|not_let|won_t_let|wont_let|never_let|forbid|forbidden|said_no|dont_allow|don_t_allow|asleep|sleeping|not_home|not_here|arent_here ~ watch|see|play|show|film|movie|horror|scary|open|unlock|adult|anyway
    mum|mom|dad|parents|mummy|daddy|they said|says|say|told_you|allows|allowed|let|lets ~ can|may|allowed|ok|okay|fine ~ horror|adult|grown_up|grown_ups|18|eighteen|scary_ones|r_rated|any_film|anything_i_want
    dont_tell|don_t_tell|do_not_tell|without_telling|hide_it_from|hide_this_from ~ mum|mom|dad|parents|mummy|daddy
    hide|delete|clear|erase ~ history|what_i_watched|from_my_parents|from_mum|from_mom|from_dad
    switch|go|change|log|let_me|use|open|get ~ dads|dad_s|mums|mum_s|moms|mom_s|parents|adult|grown_up|my_dad_s|my_mum_s|my_mom_s profile|account
    gambling|casino|bet|betting|poker_for_money online|site|sites|website|money|for_real_money
  `,
  distressing: `
    kill|hurt|cut|harm|hang|starve|burn|drown|stab|hate|poison|choke myself|my_self
    killing|hurting|cutting|harming|starving|burning|hit|hitting|hate myself
    end|take|ending|taking my|it_all own? life|all
    suicide|suicidal|self_harm|selfharm|selfharming|kms|unalive_myself|unalive|sewerslide
    want|wanna|wish|like|wants|better ~ be|was|were|am|if_i_was dead|not_alive|never_born|not_here_anymore|gone_forever
    i|me|just want|wanna|want_to|wish_to|would_like_to|wish_i_could|going_to|gonna|rather die|be_dead|not_be_alive|not_exist|disappear_forever|sleep_and_never|never_wake_up|not_wake_up|jump_off
    wish|wished i was|were|had ~ dead|never_born|not_been_born|not_alive|never_been_born
    dont|don_t|do_not|not|cant|can_t|never|no_longer want|wanna|want_to|wish_to|feel_like|bear|go|keep to? ~ live|living|be_alive|exist|be_here_anymore|wake_up|on_living|life_anymore
    no|nothing|not|any reason|worth|point ~ to_live|living|in_living
    life is|isn_t|isnt|not not? worth ~ living|it_anymore
    nobody|no_one|noone|everyone|everybody would|will|d|ll ~ miss_me|care_if_i|better_without_me|better_off_without_me|happier_without_me|notice_if_i
    nobody|no_one|noone|everyone|everybody loves|likes|hates|wants|cares|love|like|hate me|about_me
    better off|without without|me me|dead
    i should|wanna|deserve_to die|be_dead
    how|what|ways|way|easiest|painless ~ die|kill_yourself|commit_suicide|end_it|overdose|hang_yourself painlessly|without_pain|fast|quickly|quick
    want|how|going|tried|wanted ~ overdose|jump_off|jump_from|slit_my|cut_my|hang_my_self
    cut|slit|cutting my wrist|wrists|arm|arms|skin|legs|thighs|veins
    swallowed|took|taken|drank|ate ~ pills|tablets|bleach|poison|medicine|cleaner
    stop|stopped|not|throw|throwing|puke|puking eating|up_my_food|my_food|after_eating ~ thin|fat|skinny|weight
    touch|touches|touched|touching|grabs|grabbed|kissed|kisses|rubs|licked|feels|fondles|fondled ~ me|my ~ there|private|privates|private_parts|bum|bottom|legs|down_there|bad|wrong|dont_like|don_t_like|not_like|under|tell|secret|willy|chest|uncomfortable|weird|at_night|when_i_sleep|body|pants|underwear
    somebody|someone|man|uncle|grandpa|grandad|grandfather|stepdad|stepfather|dad|daddy|father|brother|cousin|teacher|coach|neighbour|neighbor|babysitter|priest|mom|mum|mother|he|she|they|lady|stranger|friend|aunt|boy|sister touches|touched|keeps_touching|is_touching|is_always_touching|rubs|fondles|gropes|raped|rapes|molests|molested|abuses|abused me|my
    touches|touched|touching me|my ~ must|not|can_t|cant|secret|private
    made|makes|make|making|forces|forced|force|asks|asked|wants|told|tells me ~ touch|naked|undress|take_off|take_my|show_him|show_her|my_private|send_pictures|send_photos|clothes_off|kiss_him|his_private|lie_down_with|sit_on_his_lap|pictures_of_me|sex
    asks|asked|wants|wanted|sent|sends|send|shows|showed|texted|took|takes|takes_pictures me|for ~ pictures|picture|photo|photos|pics|video|private|naked|nude|willy|penis|secret
    saw|see|watches|watch|watched|films|filmed me ~ undress|naked|shower|bath|toilet|changing
    keep|kept|our|a|his|her|it|this|that ~ secret ~ or|from ~ hurt|kill|angry|trouble|die|else|punish|hit
    says|said|tells|told|asked|makes|wants ~ me ~ keep ~ secret|quiet
    told|tells|says|said|asked|warned|made me|that|i|we ~ not|dont|don_t|never|musnt|mustnt|mustn_t|must_not|cant|can_t ~ tell|say|talk ~ anyone|anybody|mum|mom|mummy|mommy|dad|daddy|parents|it_to|teacher|secret|police
    our ~ little? secret ~ uncle|grandpa|teacher|coach|man|grandad
    uncle|grandpa|grandad|teacher|coach|man|stranger|babysitter|stepdad|stepfather|adult|grown_up|neighbour|neighbor|somebody|someone|friend|he|she|dad|dads|mum|mom|big_boy|cousin ~ secret ~ not|nobody|dont|don_t|never|cant|can_t|mustnt|mustn_t|with_me|between_us|tell|we_have|have
    secret|secrets ~ uncle|grandpa|grandad|coach|stepdad|stepfather|babysitter ~ tell|not|about
    if i tell|say|told ~ hurt|kill|hit|die|angry|leave|jail|beat|punish|trouble|believe
    hits|beats|hit|beat|slaps|slapped|punches|punched|kicks|kicked|whips|whipped|hurts|hurt|chokes|choked|strangles|burns|burned|burnt|spanks|bites|locks|locked|threw|throws|shakes|pinches me ~ at_home|every|everyday|all_the_time|again|always|when|belt|hard|up|in|a_lot|bad|badly|so|sometimes|because|down|at_night|with|a_lot|yesterday|today|and|until|really|often|lots
    dad|daddy|father|mum|mom|mummy|mommy|mother|stepdad|stepmum|stepmom|stepfather|stepmother|uncle|aunt|auntie|grandpa|grandad|grandma|brother|teacher|coach|babysitter|nanny|parents|somebody|someone|he|she|they|boyfriend|husband|man|boys|kids|guy ~ hits|beats|hit|beat|beating|slaps|punches|punched|kicks|whips|hurts|hurting|chokes|choked|strangles|burns|spanks|locks|hitting|kicked|slapped|shoves|bullies|bully|bullying|threatens|threatened|stalks|scares|starves me
    dad|daddy|father|stepdad|stepfather|he|uncle|boyfriend|husband|mum|mom|mother ~ hits|beats|hit|beat|hurts|hurt|hitting|beating|punches|punched|slaps|choked|strangled|kicks|beats_up my|our|her ~ mum|mom|mummy|mommy|mother|dad|father|sister|brother|us
    hits|beats|hit|beat|hurts|punched|slapped my ~ mum|mom|mummy|mommy|mother and_me?
    i am|m|get|being|got|feel|was|keep ~ abused|beaten|molested|raped|bullied|kidnapped|tortured|threatened|trafficked|groomed|blackmailed|followed_home|followed
    bullied|bully|bullies|bullying me|at_school|every_day|everyday
    kids|boys|girls|everybody|everyone|they ~ bully|mock|hurt|beat|spit_on|push|hits|kick ~ me
    afraid|scared|terrified|frightened ~ of|to|at ~ dad|daddy|father|mum|mom|mother|stepdad|stepfather|uncle|go_home|going_home|grandpa|my_brother|be_home|him_he
    home ~ not_safe|isnt_safe|isn_t_safe|unsafe
    not|don_t|dont|never feel? safe ~ home|here|with|at
    dont|don_t|do_not|not|never want|wanna|dare to? go home|back_home because
    going|will|wants|said|says|threatened|gonna|ll|want ~ hurt|kill|hit|beat|rape|find|get|shoot|stab me|my_mum|my_mom|us
    help me|us|police ~ hurt|hurting|bleeding|scared|danger|alone|trapped|kill|killing|dying|fire|cant_breathe|police|emergency|locked|inside
    hurt|bleeding|scared|danger|alone|trapped|stuck|lost ~ help_me|need_help|please_help
    i|we|she|he|mum|mom|mummy|mommy|dad|daddy|grandma|grandpa|baby|brother|sister am|m|s|is|are|isnt|isn_t|cant|can_t|keeps|wont|won_t|not|has|does_not|doesn_t ~ bleeding|kidnapped|unconscious|choking|not_breathing|breathe|breathing|wake_up|waking_up|moving|on_the_floor|overdosed|passed_out|fainted
    i|m|i_am|im bleeding|drowning|choking|trapped|locked_in
    cant|can_t|cannot|not breathe
    house|home|kitchen|room|flat|bed|apartment ~ on_fire|is_burning|burning_down
    there is|s|are a? ~ fire|smoke|burglar|stranger|intruder|strange_man|robber|man_i_dont_know ~ in|at|outside ~ house|room|kitchen|door|window|flat|my
    stranger|strange_man|somebody|someone|burglar|man|weird_guy ~ in_the_house|in_our_house|in_my_room|at_the_door|breaking_in|outside_my_window|following_me|follows_me|wont_go_away|is_watching_me|wants_to_come_in|tries_to_get_in
    stranger|man|somebody|someone|online|guy|friend ~ wants|asked|asks|told|said|keeps|offered|invited ~ meet_me|meet_him|me_to_meet|to_meet|me_to_come|me_to_get_in|me_to_go_with|my_address|where_i_live|come_with_him|get_in_his|a_photo_of_me|photos_of_me|pictures_of_me|in_the_car|in_his_car
    i|we|me have|had|got|havent|haven_t|not|am|m|are|get|has ~ nothing_to_eat|no_food|eaten_since|eaten_for|eaten_in|not_eaten|starving_and|no_dinner_again|no_water
    havent|haven_t|not|didnt|didn_t eaten|eat|had_food|had_anything_to_eat ~ days|yesterday|since|two_days|long|all_day
    there|we|is|s ~ no_food|nothing_to_eat ~ home|house|here|fridge|left
    no|nothing|dont_get|don_t_get|never|not|wont_give|won_t_give|doesnt_give|doesn_t_give ~ food|to_eat|anything_to_eat ~ home|us|me|punish*|since|days|hungry|parents|mum|mom|dad
    so|very|always|really hungry ~ no_food|nothing_to_eat|nobody|alone|no_one|doesnt_feed|doesn_t_feed|days|home|dont_get
    hungry ~ no_food|nothing_to_eat|nobody_feeds|days|alone|no_one_is|empty_fridge|nobody_is
    nobody|no_one|noone feeds|feed|gives_me_food|is_feeding
    left|leave|leaves|locked|lock|locks me ~ alone|by_myself|in|out|outside|in_the ~ days|night|all_night|all_day|basement|cellar|closet|cupboard|room|dark|house|car|outside|for_days|home|again
    i am|m|been alone|all_alone|home_alone|by_myself|on_my_own ~ scared|afraid|frightened|days|hungry|dark|hours|stranger|two_days|night|don_t_know|dont_know|help|someone|nobody|no_one|lost|cold
    home alone|all_alone ~ scared|afraid|frightened|hungry|noise|stranger|someone|somebody|help|days
    scared|afraid ~ alone ~ home|house|nobody|help
    nobody|no_one|noone is|has|s ~ home|here|come|coming|been ~ scared|afraid|days|hungry|alone|back
    mum|mom|mummy|mommy|dad|daddy|parents|they has|have|are|is|didnt|didn_t|havent|haven_t|hasn_t|hasnt|left|not ~ gone|come_back|came_back|come_home|not_back|left ~ days|hours|yesterday|alone|scared|since
    i am|m|got|are|we_re lost ~ dont_know|don_t_know|help|alone|scared|find|street|way_home|where_i_am|parents|mum|mom
    run|running|ran away from ~ home
    want|going|gonna|will to? run_away ~ home|forever|from
    dont_want_to_live|want_to_die|wanna_die|want_to_be_dead|wish_i_was_dead|i_wish_to_die|i_should_be_dead|let_me_die|i_hate_my_life|i_want_to_disappear
  `,
  personal: `
    # ~ street|road|avenue|lane|drive|boulevard|court|crescent|terrace|st|rd|ave|blvd|square
    i|we|my_house|my_home|our_house|house live|lives|is|at|s ~ # ~ street|road|avenue|lane|drive|close|way|place|court|crescent|terrace|st|rd|ave|blvd|square|row|hill|gardens|flat|apartment|grove|park|green
    live at|on|in number? # ^
    live|lives|living|stay at|on number? # _
    live|lives on|in _ street|road|avenue|lane|drive|close|crescent|terrace|boulevard
    my|our|mums|moms|dads|home|the_address_is|mum_s|mom_s|dad_s address|adress|addres is|s|its|it_s _
    address|adress is|s _
    my|our|the zip|postcode|post_code|postal|zip_code|zipcode code? is|s _
    flat|apartment number|no? #
    my|our|mums|mum_s|moms|mom_s|dads|dad_s|home|whatsapp|daddy_s|mummy_s phone|telephone|mobile|cell|cellphone|phone_number|number|mobile_number|cell_number|telephone_number|whatsapp number? is|its|s|it_s|are # # #? #? #? #? #? #? #? #?
    my|our|mums|mum_s|moms|mom_s|dads|dad_s phone|telephone|mobile|cell|phone_number|mobile_number ~ #
    call|ring|text|phone|message|whatsapp me|us|mum|mom|dad on|at|back? # #? #? #? #? #? #?
    my|our|the|his|her|mums|mum_s|moms|mom_s|dads|dad_s|parents|wifi|alarm|door|phone|a ~ password|passcode|pin|pin_code|pincode|passwort|wifi_password|code is|s|=|its|it_s _
    code|combination|key of|for|to ~ door|house|home|alarm|gate|safe|phone|tablet|garage|front_door is|s? _
    code|pin|password ~ door|house|alarm|gate|safe|phone|card ~ #
    the key is|lies|s under|behind|in ~ mat|pot|plant|flower*|doormat|stone
    key under the mat|doormat|flowerpot
    my|mums|mum_s|moms|mom_s|dads|dad_s|the credit|debit|bank|visa card|account|number ~ #
    card number|no ~ #
    social|security|insurance|passport security?|number|no number? ~ #
    my|her|his full|whole|real|complete name is|s _
    my|our last|family|second name is|s _
    my surname|lastname|last_name is|s _
    my name is|s ^ ^
    i am|m ^ ^ and|from|live|years|i|aged
    my school|class|nursery|kindergarten|preschool is|s called|named|at|the|in _
    school|nursery|kindergarten is called|named _
    my school|nursery|kindergarten|preschool is|s ^ 
    name of my school|nursery|kindergarten|preschool is _
    i|we|my_brother|my_sister go|goes|attend|study|m|am to|at|in? _ primary|elementary|middle|academy|high_school|grammar|kindergarten|preschool|college|secondary|nursery|montessori|junior_school|infant_school
    i|we go|goes|attend to? ^ _? school
    i go to ^ ^ school
    i go to ^ school
    school|class ~ in_room|is_at # ~ street|road
    my email|e_mail|mail|gmail|email_address is|s|its _
    my|our|add_me insta|instagram|snap|snapchat|tiktok|discord|roblox|fortnite|twitter|facebook|kik|telegram|youtube|minecraft|skype|steam|psn|xbox account|name|user|username|handle|tag|channel|id|is|s|on is|s|its? _
    add|follow|find me on ~ insta|instagram|snap|snapchat|tiktok|discord|roblox|kik|telegram|facebook ~ _
    my username|user_name|login|handle|gamertag is|s _
    at gmail|hotmail|yahoo|outlook|icloud dot|com|point
    _at_ gmail|hotmail|yahoo|outlook|icloud dot? com
    gmail|hotmail|yahoo|outlook|icloud dot|com com?
    i was born|date_of_birth|dob|my_birthday_is|my_birth_date_is on|in|the|is|its? ~ # ~ # ~ #
    date of birth is ~ #
    we|they|my_parents|nobody are|is|will|s ~ away|not_home|on_holiday|on_vacation until|till|from ~ #
    mum|mom|dad|mother|father|mummy|daddy works|work at|for ^ 
    my mum|mom|dad|mother|father|mummy|daddy ~ name is|s ^ ^
  `,
  unsaid: `
    keep ~ secret|secrets
    where|what do|are|is|does|city|town|street|country|place ~ you|your ~ live|living|located|house|address|home|from_exactly
    what|which|whats|what_s|tell_me|give_me|share|send|need|type ~ your ~ address|phone|number|email|e_mail|password|pin|school|surname|last_name|full_name|real_name|birthday|date_of_birth|location|credit_card|postcode|zip
    your address|phone_number|telephone|email_address|password|pin_code|full_name|real_name|surname|credit_card
    what|which|where|name ~ school|kindergarten|class ~ you|your|go|called|attend
    what|which|tell_me school|grade|class|kindergarten
    how old are|r|you you|u|are?
    how old is your
    your age
    tell me your ~ name|age|secret|secrets|birthday
    what|whats|what_s is|are|s? your name|real_name|full_name
    are|is|r you|anyone|anybody|someone|your|mum|mom|dad ~ alone|home|by_yourself|there_with_you|asleep|with_you|in_the_house|around
    who|is ~ with|at_home|home ~ you|now
    when ~ parents|mum|mom|dad|you ~ home|away|leave|asleep|work
    send|show|share|upload|post|take|give|text|snap ~ me|us|a|your ~ photo|picture|pic|selfie|video|photos|pictures|pics|camera|webcam|voice|face|body
    turn|switch on your|the camera|webcam|microphone|location
    can|may|let|want|could ~ i|me ~ see ~ you|your_face|your_room|your_house
    keep|our|this|it|a|stay|stays|remain|is ~ secret ~ ok|okay|between|from|just|tell|me|us|parents|mum|mom
    keep this|it|that|a|our|my secret|to_yourself|private|between_us|hidden|quiet|between
    our|your little|own|special? secret
    dont|don_t|do_not|never|no_need_to|not_have_to|without|not tell|telling|show|ask|asking|say ~ anyone|anybody|parents|mum|mom|mummy|mommy|dad|daddy|grown_up|grown_ups|adult|adults|teacher|family
    between you|us and|two|only me?
    meet|meeting|visit|find me|you|up|us ~ park|outside|in_person|street|somewhere|at|tomorrow|tonight|later|in_real_life|school|house|mall|station
    lets|let_s|let_us|we|can|could|want|shall|should|wanna|come|will ~ meet|meet_up|meetup|hang_out_outside|run_away
    come|go|walk|leave|sneak|run|get|step outside|out_of_the_house|out_alone|alone|to_me|with_me|away_from_home|out_the_door|the_house|your_house|home_now|to_my_house|over_to_my|out_at_night|out|away ~ house|now|alone|tonight|me|park|and|home|door|parents?
    leave|sneak|climb|slip|go|run out? ~ house|window|home|alone_outside|without_telling
    open ~ the ~ front? door|window ~ for|to|when|him|stranger|them
    i|we|you love|want|need|marry|kiss|hug you|me alone|naked|forever_only|more_than_your|in_bed|on_the_lips
    i am|m real|a_human|human|a_real_person|your_only_friend|your_boyfriend|your_girlfriend|in_love
    you ~ should|must|could|can|need_to|try_to|may|better ~ hurt|kill|cut|harm|starve|punish ~ yourself|someone|somebody|them|him|her
    kill|hurt|harm|cut yourself
    take|swallow|give|drink|eat|inject ~ pills|pill|tablets|mg|milligrams|aspirin|ibuprofen|paracetamol|medicine|medication|insulin|antibiotics|bleach|painkillers|dose|antidepressants|sleeping_pills
    # mg|milligrams|ml|tablets|pills|units of|every|daily|twice|each
    dose|dosage of|is|for|should
    stop|skip|double taking|your ~ medicine|medication|insulin|pills|dose
    to make|build|create|mix|cook|prepare ~ bomb|explosive|explosives|gun|gunpowder|poison|meth|drugs|weapon|molotov*|napalm
    first|then|step|mix|combine|heat|add|pour ~ bleach|ammonia|acid|gasoline|petrol|gunpowder|fertilizer|fertiliser|nitrate|lighter_fluid|chlorine|peroxide
    load|aim|fire|point|pull ~ gun|pistol|rifle|trigger at|the|a?
    smoke|snort|inject|vape|inhale|drink|try ~ weed|cocaine|heroin|tobacco|cigarettes|alcohol|vodka|beer|wine|glue|nicotine
    you|to|can|how|by|first|then pick|hotwire|shoplift|steal|hack|jump_off|climb_onto|set_fire|light ~ lock|car|store|shop|password|account|roof|building|fire|matches|balcony
    play with fire|matches|lighter|knives|knife
    click|tap|visit|follow|open ~ link|website|site|url
    give|enter|tell|type ~ credit_card|card_number|payment|bank
    buy|pay|purchase|subscribe now|with|using|here
    lose|losing weight
    you ~ are|re|look|seem|so ~ fat|ugly|stupid|worthless|dumb|disgusting|bad_kid|bad_child
    ignore|disobey|lie_to|dont_listen_to|don_t_listen_to ~ parents|mum|mom|dad|teacher
    www
    http|https
    dot com
  `,
  harmless: `
    moby|dick|tricky|philip dick|van_dyke|tracy|turpin|grayson|whittington|emery|cheney|k
    dick van dyke
    dick and|&? dom|jane
    spotted|clever|private dick
    van dyke
    uncle|lord|sir dick
    weather|sea|peter_the|cock|a|fighting cock|robin|a|doodle
    cock a doodle doo?
    cock robin
    a cock crows|crowed|crowing|and
    bad|silly|smart|lazy|stubborn|the|an|my|ride|pin_the_tail_on_the ass and|donkey|in_the_lion_s
    the ass and|in the?
    puss|pussy in|cat|cats|willow|riot|galore boots?
    pussy cat|cats|willow
    josie and the pussycats
    great|blue|coal|willow|bearded|marsh tits|tit
    tits and|are robins|birds
    tit for tat
    boobs|boobies blue_footed
    blue footed booby|boobies
    retard|en
    flame retardant
    prick|pricks|pricked my|his|her|your|the|of finger|ears|conscience
    prick up ~ ears
    same|opposite|both|either sex
    sex education|of_the_baby|of_a|change
    pissing|piss down
    nude|naked mouse|mole|chef|colour|color
    naked mole rat*
    hot|potato|goose|fire|chicken drunk
    drunk|high on|in|up|above|five|school|chair|time|noon|tide|jump|score|voice|mountain|building|castle life|sugar?
    get|getting|got|be|being|feel|am|how|so high up|in|above|on_the|score|five|five_s|enough|marks|as
    get|getting|got a? high score|five|mark|grade|fever
    root|ginger beer
    get|getting a cigarette|beer card
    pot|plant|plants weed|weeds
    weed|weeds|weeding the|in|garden|out ~ garden?
    pull|pulling ~ weeds|weed
    garden ~ weed|weeds
    fire|hair|paint|nail drill|speed
    speed racer|boat|bump
    acid rain|drop
    crack|cracking the|an|a|up|in egg|code|nut|walnut|case|ice|wall
    have|find|get|use ~ crack in the
    joint problem|pain|adventure
    medicine|drug store|box|cabinet
    dope|shot|score
    poison|poisoned apple|ivy|frog|dart|potion
    sitting|white|fire|bunny|bomb coon|cracker
    coon cat|maine
    maine coon*
    chink in ~ armor|armour
    chinks in ~ armor|armour
    spick and span
    homo sapiens|erectus|habilis
    wank|wankel engine
    bath|photo|fizzy|seed|glitter|water|cherry|f|stink bomb|bombs|shoot|shooting
    how|can|make|making|use ~ bath|fizzy|seed|glitter|stink|water|smoke|photo|cocoa|chocolate bomb|bombs
    photo|film|video|movie|penalty|hoop|hoops shoot|shooting
    shoot|shooting|shot the|a|some|our video|film|movie|hoops|basket|goal|ball|scene|photo|stars|penalty|arrow|rapids|breeze
    water|toy|nerf|paint|squirt|bubble|glue|ray|laser|lego|potato|cap|top|heat|hair|nail|cardboard|confetti|staple gun|guns|pistol
    use|make|have|get|need|find|want|how|where|can|buy|build|bring|let ~ water|toy|nerf|squirt|bubble|glue|ray|laser|lego|cardboard|staple|nail|hot_glue|space gun|guns|pistol
    top gun
    naked gun
    killing|kill|kills|killed the time|some|mood|bill|boss|mockingbird|dragon|lights|engine|zombies|monster|zombie|bugs
    kill|killing|killed time|it_on|two_birds|me_to|me_with|it|for
    killing me|us softly|with_laughter|laughing
    to kill a mockingbird
    kill bill
    stop ~ you are|re killing me
    you are|re|guys killing me|it
    my|this|these|those|the feet|legs|shoes|back|head|tummy|brother|sister ~ are|is|s killing me|us
    mum|mom|dad|mummy|daddy|she|he|they|parents|teacher|sister|brother will|is_going_to|ll|is_gonna|gonna|going_to|would|wants_to kill me ~ if|when|for|because|after
    kill me|us if|when|for ~ late|mess|forget|forgot
    die|died|dying|dead laughing|of_laughter|of_boredom|to|for|battery|hard|from_laughing|from_laughter|of_laughing|on_me
    want|wanna|going|could|would|might|gonna|just ~ die|dying of|from|laughing laughter|laughing|boredom|embarrassment|curiosity|happiness|shame|joy|cuteness
    i|we am|m|are|re|was|could dying|die to|for|of|from ~ see|watch|laughter|know|hear|curiosity|boredom
    how did|do|does ~ dinosaurs|dodos|stars|plants|bees|he|she|they die|get
    live and let die
    die another day
    never say die
    to die for
    dont|don_t|do_not|never want ~ to_go_home ~ because ~ fun|play|party|nice|like|love|great|playing
    dont|don_t|do_not want ~ live|living in|with|on|at ~ city|house|zoo|country|moon|mars|town|castle|jungle
    hate|hates my|the homework|spinach|broccoli
    everyone|everybody|nobody|no_one likes|like|loves|love|hates ~ me_too|my|the
    hurt|hit|cut|hits|hits|scratched|bumped ~ myself ~ on|with|when|while|at|playing|falling|in ~ door|table|bike|paper|playing|fell|football|knee|toe|soccer|scooter|chair|swing|slide|trampoline|stairs|skateboard
    cut|hit|hurt my|the|her|his hair|finger|knee|paper|elbow|nails|toe|cake
    hit|hits|beat|beats|kicks|kicked me|my_brother|my_dad|my_sister|us ~ at|in|to|with ~ chess|cards|race|game|mario|kart|uno|score|ball|pillow|football|snowball|ping_pong|running|racing|checkers|balloon|monopoly|tennis|draughts
    dad|mum|mom|brother|sister|he|she|grandpa|they ~ beats|beat|hits|hit me|us ~ at|in|with ~ chess|cards|race|game|mario|kart|uno|ball|pillow|snowball|ping_pong|checkers|balloon|monopoly|tennis|draughts|everything|it
    beat me|us to it|there
    the|this|that|a song|tune|drum|idea|fact|truth|joke hits|beats|hurts me
    santa|surprise|party|birthday|present|gift|secret santa|party|present|gift|surprise|garden|agent|agents|recipe|life|service|base|door|passage|tunnel|mission|code|language|superstar|hideout|room|weapon|level
    secret ~ surprise|present|birthday|party|gift|cake|pets|garden|agent|recipe|santa|christmas
    told|tells|says|said|asked ~ keep ~ secret|quiet ~ surprise|party|present|birthday|cake
    surprise|present|birthday|party|gift|cake ~ secret
    says|told|said|tells|asked|wants ~ me ~ keep ~ quiet in|at|during|because|while ~ library|class|film|movie|baby|church|cinema|theatre
    keep|stay|be ~ quiet
    the|my|our|a kitten|cat|dog|puppy|fish|goldfish|hamster|phone|grandpa|grandma|bunny|rabbit|hero|plant|tree|car|tablet|battery|baby|bird|knight|prince|princess|fox|wolf|bear|mouse|dragon is|s|was|died|isnt|isn_t|cant|can_t|not|wont|won_t|has ~ dead|dying|die|bleeding|breathe|breathing|moving|wake_up|waking_up|died|choking
    no|not_any|any|without filter|limits|limit|rules|rule on|of|for|to|in coffee|water|time|imagination|fun|fish|this|the|our|a|game|football|chess
    the|game|house|no rules of|for the?
    no limits|rules|filter game|song|playlist
    what|tell|explain|teach|know|show|read|repeat|give|say ~ the|your instructions|guidelines|rules of|for|to ~ game|chess|football|lego|recipe|soccer|school|uno|cards|monopoly
    forget|forgot|change|break|broke|ignore|follow|skip|don_t_follow ~ rules|instructions|orders of|in|for|at ~ game|school|chess|lego|football|uno|the_house|class|recipe
    you|u are|re|r now my|a|the|playing|on|in|ready|talking|here ~ friend|best_friend|pirate|princess|dragon|cat|dog|prince|knight|fairy|dinosaur|superhero|unicorn|robot_friend|bunny|playing|lion|king|queen|wizard|astronaut|team
    from|and now on ~ bedtime
    pretend|imagine ~ human|princess|pirate|dragon|king|queen|cat|dog ~ princess|pirate|dragon|king|queen|cat|dog|child
    what|which|give|show|find|any ~ film|films|movie|movies|shows|series|cartoons|something ~ for ~ # and|or|to|year|years|minutes|people|children|kids|hours
    # minutes|years|year|hours|people|days|hearts|stars
    for # ~ year|years olds?
    age #
    turn|switch|take ~ off|of ~ the|my ~ lights|light|subtitles|sound|music|tv|volume ~ in_the kids?
    turn|switch ~ kids|family|safe|children ~ room|lights|lamp|night_light ~ off
    stop|kill|break|undo|remove|delete|unlock|cheat|escape ~ the|this|my ~ next_level|level|boss|door|game|film|movie|timer
    skip|stop|delete|remove ~ intro|credits|advert|film|song|episode|list|profile_picture
    not|isnt|isn_t|nothing for|suitable_for babies|kids ~ or|question|is_it
    is|are|was|which|why ~ not|isnt|isn_t|nothing for|suitable_for|allowed_for kids|children|babies|my_age
    go|going|went back? to|in|at a|an|the|my|our|big|new|same|another|primary|elementary|high|middle|swimming|music|sunday|dance|ballet|drama|art|football|summer ~ primary|elementary|middle|academy|high_school|kindergarten|preschool|college|secondary|nursery|school
    # square|squares|park|place|drive|close|way|hills|st|court
    # _ square|close|way|drive|place|court|park|green
    sesame|21|jump|coronation|baker street
    nightmare on elm street
    # ~ elm street
    street|road|square|st|lane dance|trip|show|cars|runner|meters|metres|patrick*|nick*
    # ~ street|road|lane|avenue|st|court|square dogs|cats|cars|dance|games|patrick*|food|lights|musicians|trips|trip
    my|the|our secret|magic|door|spy|cheat|morse code|password is|in_the_game
    the magic word|password is please
    code is|of|for ~ fun|hard|cool|easy|game|story|film|movie
    your|my|our|the full|whole|real name is|s ~ in_the_film|in_the_movie|question|secret
    my name is leo|leo_too|earl|khan
    my number|favourite_number|favorite_number|lucky_number|shirt_number|team_number one|is|fan
    number one
    favourite|favorite|lucky number ~ #
    password|code ~ wrong|forgot|forgotten|question
    the ~ key is|s under|behind ~ in_the_film|in_the_story
    torture|killing ~ homework|maths|spelling
    dead|sleeping|lazy body_language|end|line|calm|sea|pool
    mass shooting star*
    shooting star|stars|hoops|gallery|arrows
    real|slow death|murder star|mystery|on_the_orient_express|mysteries
    murder mystery|on_the|of_crows|she_wrote
    shark|crow|gun|tea|bird fights|attack
    fat|big cat|cats
    scared|afraid ~ of ~ dark|spiders|monsters|dogs|clowns|thunder|school|ghosts|swimming|teacher_in_the_film|the_dentist
    very|so|really|always hungry ~ now|caterpillar|for|pizza|snack|want|can|hippo*
    hungry hungry hippos
    left me alone
    leave|left|leaves me ~ alone
    home alone ~ film|movie|please|two|# |again|scared_the|play|watch|now
    home alone #
    watch|play|see|find|like|love|want|show|put_on|is|the_film|the_movie home alone
    lost in|and|my|the|a ~ space|found|toy|tooth|book|game|nemo|film|movie|match|teddy|ark|shoe|sock|remote
    run|running|ran away with_the|to|from|and|together ~ bride|circus|spoon|dog|ball|bear|wolf|monster|dragon|dish
    run away run
    run|runs|ran|running away from ~ home in_the|film|movie|story|dog|cat|book
    dog|cat|puppy|he|she|boy|girl ~ runs|ran|run away from home
    help me|us find|choose|with|pick|look|decide|understand
    girls|women|boys are|should ~ better|funny|cool|nice|brave|heroes
    i|we hate|hates mexican|indian|chinese|asian food|restaurant
    chinese|indian|mexican|asian food
    back|go to africa ~ film|lions
    madagascar|escape 2? africa
    dirty|stupid|silly|smelly|ugly black sheep|cat|hair|shoes|duckling|boots
    homework|trip|school project
    blow|hand job well
    hand job
    jerk off_the_lead|chicken
    cracker jack|barrel
    snuff|snuffed box|out|the
    gore lake|tex|al|vidal
    al gore
    cum laude
    magna|summa cum
    vera cum
    ass et|assassin*
    glass|grass|class|bass half|is
    tramp and|lady
    slag heap|off
    kinky boots|hair|curls
    hooker|hookers rugby
    rugby|prop hooker
    hoe|garden
    stripper|paint
    paint|wire stripper|strippers
    orgy of
    semen|simen
    horny toad|lizard|devil
    erection of
    the erection
    hot|corn|heated rod|dog
    escort mission|vehicle
    gas|hate|burn the house|fire
    touch|touches|touched|touching me|my ~ heart|soul|nose|screen|feelings|deeply
    film|movie|song|story|ending|music|it|that ~ touched|touches me|my ~ deeply|heart|a_lot|so|much
    he|she|they|mum|mom|dad|friend|teacher ~ wants|asked|asks|showed|shows|sent|sends|took|takes|watches|watched me|for ~ pictures|picture|photo|photos|video|videos ~ of|from ~ dog|cat|holiday|zoo|beach|puppy|puppies|wedding|birthday|kitten
    grandma|grandpa|mum|mom|dad|mummy|daddy|teacher|aunt|uncle ~ showed|shows|took|takes|sent|sends me|for ~ pictures|picture|photo|photos|video|videos
    films|filmed|watches|watched|watch|saw me ~ play|dancing|swim|swimming|dance|football|school|changing_the|changing_channels
  `,
  digits: 'zero oh one two three four five six seven eight nine double',
}

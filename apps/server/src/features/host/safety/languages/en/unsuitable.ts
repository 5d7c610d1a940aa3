import type { SafetyList } from '../../safety-list.ts'

/** What is not for children, and ways round the rules, in English. */
export const unsuitable: Pick<SafetyList, 'blocked' | 'redirected'> = {
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
}

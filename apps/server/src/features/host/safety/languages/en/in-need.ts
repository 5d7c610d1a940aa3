import type { SafetyList } from '../../safety-list.ts'

/** Children who need help, what should stay at home, and what Leo must not say, in English. */
export const inNeed: Pick<SafetyList, 'distressing' | 'personal' | 'unsaid'> = {
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
}

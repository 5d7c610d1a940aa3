/** Idioms and names of English that hold such words and mean no harm. */
export const harmless = `
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
  `

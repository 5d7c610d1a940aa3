import { type LanguageWords, lines, words } from '../language.ts'
import { asking, nouns, stop } from './common-words.ts'
import { shortForms } from './short-forms.ts'

/** What films are spoken of with in English. */
export const filmWords: LanguageWords = {
  leastOfSlip: 5,
  pages: {
    home: words(`
      home, home page, homepage, start page, home screen, main page, main menu, start screen,
      main screen, beginning screen, streaming
    `),
    movies: words(`movies, films, movie, feature films, all movies, all films, movie list`),
    series: words(`series, shows, tv shows, tv series, episodes`),
    kids: words(`
      kids, kids stuff, children, children s, kids corner, kids movies page, kid s,
      children s section
    `),
    'my-list': words(`
      my list, list, watchlist, watch list, my films, favorites, favourites, saved films,
      saved movies, saved, saved list, saved ones, things i saved, films i saved, movies i saved
    `),
    'party-zone': words(`
      party zone, party, watch party, party room, watch parties, parties, party page
    `),
    media: words(`
      media, media library, library, videos, own videos, family videos, home videos, photos,
      pictures, our own videos
    `),
    files: words(`
      files, file browser, uploads, uploaded files, folder, folders, upload, documents, file
    `),
    profile: words(`
      profile, profiles, family, family profiles, who is watching, who s watching, users, accounts,
      family members, family page
    `),
    parents: words(`
      parents, parents page, parental controls, parent controls, parental control, parents corner,
      rules, parents area, limits, for parents, screen time settings, parents stuff,
      parental settings, parent s area, parent
    `),
    settings: words(`
      settings, options, preferences, setup, configuration, setting, language settings, set up
    `),
    'create-studio': words(`
      create studio, create studios, studio, the studio, making of, creative studio,
      animation studio
    `),
    help: words(`
      help page, help center, help centre, faq, support, manual, instructions, keyboard shortcuts,
      help section, help screen
    `),
  },
  genres: {
    adventure: words(`
      adventure, adventures, adventure (film|movie|story|films|movies|stories), action adventure,
      adventurous (film|movie|one)?
    `),
    comedy: words(
      `comedy, comedies, comedic, comedy (film|movie|films|movies), sitcom, romcom, rom com, romantic comedy`,
    ),
    'sci-fi': words(`sci fi, scifi, science fiction, sciencefiction, sci fy, sci fis`),
    fantasy: words(`fantasy, fantasies, fantasy (film|movie|films|movies)`),
    anime: words(`
      anime, animes, japanese (animation|cartoon|cartoons|film|films|movie|movies), manga
    `),
    kids: words(`
      (kids|children s|children|kid s|childrens|kiddie|toddler|toddlers) (film|movie|films|movies|cartoon|cartoons|show|shows|stuff|one),
      for (the|my|our|little|small)? (kids|children|kiddies|little ones|toddlers|kid|toddler|little one|kiddos),
      kids genre
    `),
    romance: words(`
      romance, romances, love (story|stories|film|films|movie|movies), romcom, rom com,
      romantic comedy
    `),
    gothic: words(`
      gothic, horror, horrors, gothic horror, horror (film|movie|films|movies|story),
      halloween (film|movie)?
    `),
  },
  moods: {
    funny: words(`
      hysterical, daft, barmy, ridiculous, chuckle, chuckles, chuckling, side splitting, giggling, bonkers, crack up, tickle (me|us|our ribs), funny, funnier, hilarious, silly, makes (me|us) (laugh|giggle), make (me|us) (laugh|giggle),
      laugh, laughing, laughs, humor, humorous, humour, goofy, giggle, giggles, giggly, fun,
      a laugh, amusing, witty, sillier, jokes, wacky, comical, crack (me|us) up
    `),
    scary: words(`
      fright, frights, frighten, frightens, frightful, horrifying, petrifying, bloodcurdling, hair raising, jump scares, makes (me|us|them) jump, scary, scarier, spooky, creepy, frightening, spine tingling, scares, scare,
      gives (me|us) the creeps, terrifying, spookier, eerie, haunted, creepier, chilling, scared,
      goosebumps, nightmares, nightmare, scare (me|us), (give|gives) (me|us)? nightmares, spooks
    `),
    calm: words(`
      serene, tranquil, mild, low key, snoozy, drowsy, unhurried, hushed, calm, calmer, calming, relaxing, relaxed, quiet, cosy, cozy, cozier, peaceful, soothing,
      gentle, gentler, slow, slower, soft, chill, chilled, wind down, calm down, for bedtime,
      before bed, before bedtime, bedtime, to (fall asleep|sleep|relax|unwind|calm down),
      to fall asleep to, to sleep to, sleepy, unwind, relax, easy going, laid back, mellow,
      restful, dreamy, for the night, before sleep, before sleeping
    `),
    exciting: words(`
      pulse racing, heart racing, heart pounding, high octane, action filled, rollercoaster, edge of the seat, on the edge of (my|our|your|the) (seat|seats), exciting, thrilling, action, action packed, suspenseful, suspense, fast, faster, thriller,
      epic, edge of (my|our|your|the) seat, gripping, wild, adrenaline, excitement, fast paced,
      tense, nail biting, thrills, intense, more exciting, full of action, breathtaking, energetic,
      action (film|movie|films|movies)
    `),
    sad: words(`
      gloomy, gloomier, bleak, dreary, sorrowful, moody, miserable, weep, weeping, sob, sobbing, sob story, sad, sadder, makes (me|us) cry, make (me|us) cry, tearjerker, tear jerker, emotional, cry,
      crying, tragic, melancholic, melancholy, a good cry, heartbreaking, tears, moving to tears,
      sadness, weepy, depressing
    `),
    heartwarming: words(`
      soul warming, big hearted, warm hearted, tender hearted, good vibes, soothing to the heart, lift (my|our) spirits, lifts (my|our) spirits, heartwarming, heart warming, sweet, sweeter, touching, feel good, feelgood, warm, lovely,
      wholesome, uplifting, cute, cuter, happy, happier, moving, tender, kind, cheerful, hopeful,
      comforting, adorable, makes (me|us) (feel good|happy|feel better|smile),
      make (me|us) (feel good|happy|feel better|smile), warms (my|the|your) heart, heart melting,
      feel better, inspiring
    `),
    magical: words(`
      enchantment, spells, wondrous, sorcery, magical, magic, enchanting, enchanted, wonder, full of magic, full of wonder, fairytale,
      fairy tale, fairy tales, fairytales, mystical, spellbinding, otherworldly
    `),
    romantic: words(`
      lovebirds, lovers, smitten, mushy, romantic, love, falling in love, fall in love, lovey dovey, in love, kissing,
      romantic (film|movie|films|movies), about love, love and stuff, date night, soppy
    `),
  },
  feelings: [
    [
      lines(`
        (i|we) (m|am|feel|are|re|felt) (so|really|very|a bit|a little|feeling|kinda)? (sad|down|blue|unhappy|lonely|low|gloomy|miserable|alone|homesick)
        cheer (me|us|him|her|them) up
        (bad|hard|rough|awful|terrible|long|horrible|rotten|crappy|stressful|difficult) (day|week)
        (everything|nothing) (went|goes|is going) (wrong|right)
        miss (my|you|him|her|grandma|grandpa)
        lost (my|her|his|our)
        heartbroken
        broken heart
      `),
      { moods: ['heartwarming', 'funny'] },
    ],
    [
      lines(`
        (can t|cannot|cant|couldn t|won t) (sleep|fall asleep|calm down|settle down|settle)
        (so|very|really|too)? (tired|sleepy|exhausted|worn out)
        (stressed|stress|anxious|nervous|overwhelmed|worried|restless|wound up|headache|sick|ill|fever|cold|flu|poorly)
        need (to|some) (rest|calm|peace|quiet|unwind|relax)
        long day
        (rainy|lazy|cosy|cozy) (sunday|day|afternoon|evening)
      `),
      { moods: ['calm', 'heartwarming'] },
    ],
    [
      lines(`
        (had|have|having) (a|just had a)? (fight|argument|row|quarrel)
        (angry|so mad|mad at|furious|cross|grumpy|upset|annoyed|fighting|fought|arguing)
        (make|made) up
      `),
      { moods: ['heartwarming', 'calm'] },
    ],
    [
      lines(`
        (i|we|he|she|they|my (son|daughter|kid|child|little one)) (m|am|is|are|re|s|get|gets)? (a bit|a little|so|really|easily|very)? (scared|afraid|frightened|anxious) (of|easily|at)?
        (nightmare|nightmares|bad dream|bad dreams|afraid of the dark|scared of the dark|scared easily)
      `),
      { moods: ['calm', 'heartwarming'], withoutMoods: ['scary'] },
    ],
    [
      lines(`
        (i|we) (m|am|re|are|feel) (so|really|very)? (happy|excited|great|cheerful|in a (good|great|silly) mood|full of energy|hyper|wild)
        (birthday|celebrate|celebrating|party mood|full of energy)
      `),
      { moods: ['funny', 'exciting'] },
    ],
    [
      lines(`
        (in love|valentine|valentines|anniversary|date night|crush|my (wife|husband|girlfriend|boyfriend))
      `),
      { moods: ['romantic'] },
    ],
  ],
  lengths: {
    short: words(`
      short, a quick, a quick (one|film|movie), quick (film|movie|one), brief, not (too|so|very)? long, shortish, not much time, not a lot of time,
      no long (film|movie)?, little time, bite sized, a quick one, tiny
    `),
    long: words(`
      long, lengthy, feature length, full length, not (too|so|very)? short, really long,
      epic length, long lasting
    `),
  },
  changes: {
    shorter: words(`shorter, less long, not (as|so) long, too long, quicker, briefer`),
    longer: words(`longer, less short, not (as|so) short, too short, lengthier`),
    newer: words(
      `newer, more recent, less old, too old, really old, so old, not (as|so) old, more modern`,
    ),
    older: words(`older, less new, too new, not (as|so) new, more classic`),
  },
  comparing: words(`
    could (it|they|one) be,
    but (with|about|something|in), only (ones|the ones|films|movies|with|something),
    shorter, longer, newer, older, funnier, scarier, calmer, sweeter, sadder, sillier, spookier, gentler,
    slower, faster, happier, cuter, creepier, cozier, less, more exciting, more funny, more scary, too scary,
    too sad, too long, too short, too old, too new, more recent, quicker, more calm, more magical, more magic,
    more romantic, more action, more relaxing, more modern, not as, not so, even more, more fun, too loud,
    but make it, but with, more cheerful, more happy, more peaceful, more heartwarming, softer, too slow,
    too boring, more cosy, more cozy, more gentle, more sad, more touching, more thrilling, too silly,
    more adventurous, more family friendly, more classic, a bit more, a little more
  `),
  isForAll: words(`
    (suit|suits|please|pleases|works for|work for|good for|right for|fit|fits) (all|everyone|everybody|all of us|us all|the whole family|the lot of us), for (the)? (whole|entire) family,
    for (all|everyone|everybody|the family|all of us|us all|all the family|young and old|big and small|each of us|kids and adults|adults and kids|the lot of us|kids and grown ups|the whole gang|the whole house|the whole lot),
    for everyone (here|at home)?,
    (we|everyone|everybody) (all|can all|could all|ll all|would all) (enjoy|like|watch|love|see|agree on|agree),
    family (film|movie|films|movies|night|friendly|movie night|film night),
    (all|everyone|everybody) (will|would|can|could) (enjoy|like|watch|love),
    with the (whole)? family, family,
    all of us (can|could|would|will)? (watch|enjoy|like|together)?,
    both (adults|kids|grown ups) and (kids|adults|grown ups|children), together,
    everyone (can|will|would|could) (like|enjoy|watch),
    everybody (can|will|would|could) (like|enjoy|watch)
  `),
  isNew: words(`
    new, newest, latest, most recent, recent, recently added, just (added|came out|arrived),
    brand new, fresh, (haven t|havent|have not|hasn t|never) (seen|watched) (yet|before|already)?,
    new (ones|one|stuff|in), just been added, new on (starnest|here), the last (ones)? added
  `),
  without: words(`
    can t stand, cannot stand, can t bear, cannot bear, can t handle, can t take, dislike, dislikes, not a fan of, not fans of, fed up with, allergic to, enough of, too, not, no, without, nothing, isn t, is not, aren t, doesn t, does not, don t, dont, do not,
    never, less, hate, hates, isnt, doesnt, not too, but not, not so, not very, nothing too,
    none of, no more, anything but, free of, avoid, except, won t, wont, instead of, rather than,
    minus, isn, sick of, tired of, zero, with no, leave out, skip
  `),
  refusing: words(
    `no thanks, no thank you, no, not, please no, isn t for me, is not for me, isn t for us, are out, is out, isn t my thing, is not my thing, are not my thing`,
  ),
  denying: words(
    `not, isn, isnt, aren, t, nothing, never, don, dont, without, no, neither, nor, bit, little`,
  ),
  nouns,
  beforeVerbs: words(
    `to, who, which, he, she, they, we, i, you, can, ll, d, not, t, m, re, don, never, just, really, gets, got`,
  ),
  likening: words(`like, similar, alike`),
  pronouns: words(`one, ones`),
  occasions: words(`after, before`),
  reasons: words(`because, cause, since, cuz, coz`),
  contrast: words(`but, only, except`),
  about: words(
    `set, about, with, where, had, has, have, featuring, involving, containing, of, loves, like, likes, love`,
  ),
  joining: words(
    `can, could, would, please, let, and, so, because, but, cause, then, or, well, now, since, as`,
  ),
  but: words(`
    but, just, rather, instead, preferably, please, with, and, more, something, maybe
  `),
  shortForms,
  numbers: {
    one: 1,
    a: 1,
    an: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    'twenty five': 25,
    thirty: 30,
    'thirty five': 35,
    forty: 40,
    'forty five': 45,
    fifty: 50,
    'fifty five': 55,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    'a hundred': 100,
    'one hundred': 100,
    'a couple of': 2,
    couple: 2,
  },
  minutes: [
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|fewer than|only|only have|only got|got|have|just)? (about)? {n} (minutes|minute|min|mins|m|minuets) (or less|or under|or so|max|maximum|at most|tops|long|only|left|long at most|in total)?',
      1,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? half (an|a)? hour (or less|or under|or so|max|maximum|at most|tops|long)?',
      30,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? (a )?quarter of an hour',
      15,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? an hour and a half',
      90,
    ],
    [
      '(under|less than|at most|up to|no more than|not more than|no longer than|not longer than|below|within|max|maximum|shorter than|around|about|in under|only|only have|only got|got|have|just)? {n} (hours|hour|hrs|hr|h) (long|or less|or under|or so|max|maximum|at most|tops)? (film|movie)? (or less|or under|at most|max)?',
      60,
    ],
  ],
  seconds: [
    ['{n}', 1],
    ['(about|like|around|another|maybe)? {n} (more)? (seconds|second|secs|sec|s)', 1],
    ['half a minute', 30],
    ['(about|like|around|another|maybe)? {n} (more)? (minutes|minute|min|mins)', 60],
    ['{n} (hours|hour)', 3600],
  ],
  ages: lines(`
    (i m|i am|im|he s|she s|he|she|who|they|one|youngest|smallest|littlest|oldest|eldest|kid|son|daughter|grandson|granddaughter|nephew|niece|brother|sister|boy|girl|child) (is|s|are|re|are all|is about)? (only|just|about|nearly|almost|turning|turned|turns)? {n} (now|already|years|years old|year old)?
    (turning|turned|turns|nearly|almost) {n}
    (for|to|with|my|our|a|the|an)? (a|my|our|the|an)? {n} (year|years|yr|yrs|year s) (old|olds)
    (hes|shes|im) (only|just|nearly)? {n} (years old|now)?
    (for|to|with|my|our|a|the|an)? (a|my|our|the|an)? {n} (year|years) (old|olds)
    (i m|i am|im|he s|she s|he is|she is|who is|who s|is only|is|aged|age|only|just turned|turned|turns) {n} (years old|years|year old|yrs old)
    (i m|i am|im|he s|she s|he is|she is|who is|who s|is only|aged|age|is just|just turned|just|am) {n}
    (my|our) (son|daughter|kid|child|boy|girl|niece|nephew|brother|sister|grandson|granddaughter|little one|toddler|cousin) (is|s|is only|turned|just turned) {n}
    (age|ages|aged) {n} (and up|and over)?
    {n} (yo|y o)
  `),
  positions: [
    [
      1,
      words(`
      (option|choice|pick) (one|1), first from (the)? (left|top|start), one on the (far|very|extreme) left, one furthest left, leftmost (one)?, first, 1st, 1, first (film|movie|option|pick|card), number one, number 1, first one, one on the left, top one, no 1, no one,
      left one, very first
    `),
    ],
    [
      2,
      words(`
      (option|choice|pick) (two|2), second from (the)? (left|top|start), second, 2nd, 2, second (film|movie|option|pick|card), number two, number 2, two, second one, no 2, no two, middle one, number too,
      number to
    `),
    ],
    [
      3,
      words(
        `(option|choice|pick) (three|3), third from (the)? (left|top|start), third, 3rd, 3, third (film|movie|option|pick|card), number three, number 3, third one, no 3, no three, three`,
      ),
    ],
    [
      4,
      words(
        `(option|choice|pick) (four|4), fourth from (the)? (left|top|start), fourth, 4th, 4, fourth (film|movie|option|pick|card), number four, number 4, fourth one, no 4, number for, no four, four`,
      ),
    ],
    [
      5,
      words(
        `(option|choice|pick) (five|5), fifth from (the)? (left|top|start), fifth, 5th, 5, fifth (film|movie|option|pick|card), number five, number 5, fifth one, no 5, no five, five`,
      ),
    ],
    [
      6,
      words(
        `(option|choice|pick) (six|6), sixth from (the)? (left|top|start), sixth, 6th, 6, sixth (film|movie|option|pick|card), number six, number 6, sixth one, no 6, no six, six`,
      ),
    ],
    [
      -1,
      words(`
      one on the (far|very|extreme) right, rightmost (one)?, last, very last one, last (film|movie|option|pick|card), very last one on the right, last one, bottom one, very last, final one, one on the right, one at the end,
      right one, last of them, final
    `),
    ],
  ],
  this: words(`
    it, this, that, this one, that one, this film, this movie, that film, that movie, the film,
    the movie
  `),
  film: words(`
    something, anything, film, films, movie, movies, cartoon, cartoons, one, ones, show, shows,
    story, stories, stuff, animation, animations, thing, things, flick, flicks, video, videos,
    title, titles, tale, tales, picks, pick, recommendation, recommendations, suggestion,
    suggestions, idea, ideas, somethin, sumthing, sth, moovie, watch
  `),
  asking,
  stop,
}

import { type LanguageWords, lines, words } from '../../language.ts'
import { asking, nouns, stop } from './common-words.ts'
import { countingWords } from './counting-words.ts'
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
  ...countingWords,
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

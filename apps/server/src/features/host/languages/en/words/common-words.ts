import { type LanguageWords, words } from '../../language.ts'

/** What a request for films begins with. English. */
export const asking: LanguageWords['asking'] = words(`
    (you|they|we) (don t|wouldn t|didn t) (happen to)? have, (don t|haven t|wouldn t|couldn t) (you|we|they) (happen to)? (have|got), (isn t|aren t) there, whatcha got, what ya got, whadda you got, (i|we) (d|would) quite (like|fancy), no (clue|idea) what to (watch|put on), what (are|were) you recommending,
    find, show, recommend, suggest, give, get, search, look for, looking for, i want, we want,
    i wanna, want, i need, need, i d like, we d like, i would like, got any, have you got,
    do you have, is there, are there, any, can i see, can we see, can i watch, can we watch, watch,
    in the mood for, feel like, pick, choose, what s a good, what is a good, what about, how about,
    i like, i love, we love, loves, likes, into, play, put on, the one with, the one about,
    the one where, the one that, which one, what, which, help me find, fancy, can t decide,
    don t know what to watch, dunno what to watch, see, mood for, craving, prefer, some,
    where is the one, with the, there was, (forgot|forget|don t remember|can t remember|cannot remember|what was) (the|its|it s|what)? (name|title|called|it s called), it had, would you recommend, surprise (me|us),
    (i m|i am|im|we re|we are|so) (so|really|very)? bored, bored,
    what (should|can|shall|could|do) (i|we) watch, what to watch, anything good, something good,
    you (choose|decide|pick), what s (good|on|worth watching), movie night, film night,
    what do you (recommend|suggest|have|got), got anything, your favorite, your favourite
  `)

/** What films are about. English. */
export const nouns: LanguageWords['nouns'] = words(
  `whale, dragon, ghost, robot, lighthouse, vampire, pancake, sheep, snail, heron, map, treasure, pirate, princess, prince, knight, wizard, witch, fairy, unicorn, monster, alien, rocket, planet, moon, star, stars, ocean, sea, island, jungle, forest, river, mountain, desert, train, trains, truck, trucks, tractor, plane, car, cars, boat, ship, bike, bicycle, castle, garden, snow, winter, christmas, kite, kites, balloon, music, band, violin, piano, dance, dancing, football, soccer, horse, horses, pony, cat, cats, dog, dogs, puppy, kitten, rabbit, bunny, mouse, mice, bear, wolf, fox, bird, birds, penguin, owl, frog, fish, shark, turtle, elephant, lion, tiger, monkey, snake, spider, bee, butterfly, dinosaur, dinosaurs, samurai, ninja, superhero, detective, thief, chef, baker, food, sugar, cake, chocolate, toys, doll, clown, circus, magic, school, village, city, teeth, tooth, knitting, letter, mail, postman, time, clock, paper, umbrella, rain, comet, dolphin, crocodile, mermaid`,
)

/** Words that say nothing about a film. English. */
export const stop: LanguageWords['stop'] = words(`
    i, me, my, we, us, our, you, your, he, she, it, its, they, them, their, him, his, her, a, an,
    the, this, that, these, those, there, here, and, or, but, if, so, then, than, as, at, by, for,
    from, in, into, of, off, on, onto, out, over, to, up, with, about, around, after, before, is,
    are, was, were, be, been, am, m, s, re, ve, ll, d, t, do, does, did, don, doing, done, have,
    has, had, having, can, could, will, would, shall, should, may, might, must, let, lets, get,
    got, gets, give, make, makes, made, take, put, go, goes, going, gonna, come, comes, want,
    wants, wanna, need, needs, like, likes, love, loves, know, think, see, seen, saw, look,
    looking, looks, find, show, tell, say, play, watch, watching, watched, please, pls, leo, hey,
    hi, hello, ok, okay, um, uh, hmm, well, just, really, very, too, also, maybe, perhaps, kind,
    kinda, sort, sorta, bit, little, lot, lots, some, any, all, both, each, every, other, another,
    more, most, much, many, few, such, only, same, no, not, nothing, none, without, never, what,
    which, who, whom, whose, when, where, why, how, one, ones, something, anything, someone,
    somebody, everyone, film, films, movie, movies, cartoon, cartoons, story, stories, thing,
    things, stuff, video, videos, title, animation, animations, tonight, today, now, tomorrow,
    later, again, good, great, nice, best, better, cool, awesome, favorite, favourite, right, sure,
    thanks, thank, recommend, suggest, suggestion, search, mood, feel, feeling, feels, bored,
    while, during, until, because, cause, since, though, else, instead, rather, even, still, yet,
    already, ever, always, sometimes, way, time, day, evening, morning, afternoon, weekend,
    minutes, minute, hour, hours, year, years, old, kid, kids, child, children, son, daughter, mom,
    dad, mommy, daddy, mum, mummy, grandma, grandpa, brother, sister, family, people, guys,
    grandparents, granny, takes, place, fits, fit, crazy, rotten, shh, quack, sore, kinda, somewhere, called, named, happens, featuring, involving, containing, set, full, mean, guess,
    start, bring, pick, choose, help, try, turn, keep, end, u, ur, im, id, ill, dont, cant, isnt,
    thats, whats, theres, gimme, fancy, possibly, preferably, through, under, less, least, longer,
    shorter, newer, older, night, loved, liked, enjoy, enjoys, idea, ideas, kiddo, fine, quite,
    pretty, super, totally, extra, perfect, suitable, appropriate, type, thingy, whatever, anyone,
    anybody, actually, currently, hm, er, erm, oh, ah, yeah, yes, remember, remembered, forgot,
    name, couple, friend, friends, school, work, home, bed, sleep, sit, together, girl, boy, girls,
    tops, max, says, said, asked, whole, entire, others, style, vein, different, next, last, yesterday, screen, sofa, couch, plays, playing, picture, pictures, grandson, granddaughter, nephew, niece, cousin, cousins, aunt, uncle, umm, ummm, uhm, nah, fever, cold, remind, reminds, reminded, weird, tired, husband, wife, everybody, nobody, boring, stupid, allowed, popcorn, dinner, lunch, breakfast, bath, minute, sec, second, seconds, week, month, half, quarter, ago, early, late, busy, ready, wait, hang, alright, absolutely, definitely, exactly, certain, particular, special, proper, decent, terribly, honestly, frankly, basically, literally, sounds, sound, seems, seem, appear, wonder, wondering, hoping, hope, wish, suppose, believe, trying, tried, decide, decided, agree, argue, agreed, vote, voted, spend, spent, finish, finished, begin, began, happen, happened, mind, minds, option, options, choice, choices, selection, collection, list, boys, man, woman, character, characters, main, hero, plot, scene, short, long, new, talking,
    talks, being, getting, dear, leos, starnest
  `)

import { type LanguageCommands, words } from '../language.ts'
import { cues } from './cues.ts'
import { filmCommands } from './film-commands.ts'
import { householdCommands } from './household-commands.ts'
import { named } from './named-films.ts'
import { playerCommands } from './player-commands.ts'
import { talk } from './talk.ts'

/** What is said to the host in English. */
export const commands: LanguageCommands = {
  classes: {
    film: words(`
      film, movie, films, movies, cartoon, cartoons, show, shows, episode, video, animation, flick,
      title, titles
    `),
    this: words(`
      it, this, that, this one, that one, this film, this movie, that film, that movie, the film,
      the movie, this show, this video, the one on screen, this thing, that thing, this cartoon,
      that cartoon
    `),
    them: words(`these, those, them`),
    some: words(`something, anything, some, one, a, an, any`),
    watch: words(`watch, see, play, look at, view`),
    play: words(`play, watch, start, put on, start playing, begin, run, throw on, stick on`),
    who: words(`i, we, you`),
    list: words(`
      my list, the list, our list, list, my watchlist, the watchlist, watchlist, my favorites,
      my favourites, favorites, favourites, watch list, my watch list
    `),
    sound: words(`sound, volume, audio, music, it, that, this, the film, the movie`),
    captions: words(`
      those words, these words, the writing, words on the screen, the letters, those letters, the words at the bottom,
      captions, subtitles, subs, the captions, the subtitles, the subs, caption, closed captions,
      the words, cc, subtitle, english subtitles, the text
    `),
    friends: words(`
      my friends, friends, grandma, grandpa, grandparents, my grandma, my cousin, my cousins,
      cousins, the cousins, others, everyone, everybody, people, my grandpa, my friend, a friend,
      my family, the family, the others, granny, my grandparents, my sister, my brother,
      my best friend, auntie, nana
    `),
  },
  beginnings: words(`
    yes, yeah, yep, yup, sure, no, nah, nope, perfect, great, go on then, go on, alright then, umm, ummm, uhm, hm, ehm, uhh, so yeah, like, yes please, no wait, wait, sorry, excuse me, listen, leo leo, wanna, want to, wants to, it s me (again)?, it is me, hey, hi, ok, okay, oh, um, uh, er, erm, hmm, well, so, and, now, hey leo, hi leo, hello leo,
    ok leo, leo, dear leo, yo, yo leo, ooh, ah, please, pls, plz, just, then, actually, maybe,
    right, alright, but, can (you|u|we|i) (please|just|maybe)?,
    could (you|u|we|i) (please|just|maybe|possibly)?, would you (please|mind|kindly)?,
    will you (please)?, may (i|we) (please)?, (i|we) (want|wanna|need) (you)? (to)?,
    (i|we) (would|d) (really|just)? like (you)? to, (i|we) (really|just)? (want|wanna) (to)?,
    let s, lets, let us, let me, lemme, (i|we) feel like (watching)?,
    i think (i|we) (would|d|ll)? (like|want)? (to)?, go ahead and, how about (we)?, what about,
    why don t (we|you), do you mind, time to, shall we, mom says, dad says, mommy wants to,
    daddy wants to, i said, no i said, you know, i m gonna, gonna, we should, is it possible to,
    are you able to, try to, oi
  `),
  endings: words(`
    please, pls, plz, leo, thanks, thank you, thx, now, right now, then, ok, dear, love, darling, honey, sweetie, for me, for us, okay,
    would you, will you, could you, can you, if you can, ya, if you could, buddy, quick, quickly,
    already, a sec, for a sec, for a second, for a minute, for a moment, a moment, a second,
    real quick, tonight, today, here, if possible, if you don t mind, too, at once, cheers, yeah,
    alright, haha, lol, if that s ok, my friend, mate, do you mind, first, again please,
    immediately
  `),
  intents: [...talk, ...householdCommands, ...playerCommands, ...filmCommands],
  named,
  cues,
}

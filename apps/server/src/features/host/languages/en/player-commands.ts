import { type LanguageCommands, lines } from '../language.ts'

/** What is said while a film plays. English. */
export const playerCommands: LanguageCommands['intents'] = [
  [
    'captions_off',
    lines(`
    (i|we) (don t|dont|do not|can t) (want|like|have|need)? (to)? (read|reading) (all (the|that) time|it|them|that|so much)?
    (turn|switch|take|put) (off|out|away) <captions>
    (turn|switch|take|put) <captions> (off|away)
    (no|without|hide|remove|disable|stop|kill|lose|drop|get rid of) (more|the)? <captions> (anymore|any more|from the screen|on the screen)?
    <captions> (off|away|out|gone)
    (i|we) (don t|dont|do not) (need|want|like) (the|any)? <captions> (anymore|any more)?
    stop showing (the)? <captions>
  `),
  ],
  [
    'captions_on',
    lines(`
    (my|the|our)? {rest} (needs|wants|need|would like) (the|some)? <captions>
    (are|is) there (any|some)? <captions> {rest}?
    (do|does) (you|we|they|it|this) have (any|some)? <captions>
    (turn|switch|put) on (the)? <captions>
    (turn|switch|put) (the)? <captions> on
    (show|display|enable|add|give|start|activate|get|use|bring up|i need|i want|need|want|have|with) (me|us)? (the|some)? <captions> (on|on screen|again|back)?
    <captions> (on|please)?
    (i|we) (can t|cannot|cant) (hear|understand) (it|what they re saying|what they say|them|a word|anything|what they are saying)
    what (are|re) they saying
    (write|show) (me)? what they (say|re saying|are saying)
    (can|could) (i|we) read (along|it|what they say)
  `),
  ],
  [
    'unmute',
    lines(`
    (turn|switch|take) (the)? mute off
    (turn|switch|take) off (the)? mute
    (mute|silence) off
    (let|can) (us|me|we|i) hear (it|this|that|them|the {rest}) again
    (unmute|un mute|sound on|audio on|volume on) (<sound>|please)?
    (turn|switch|put|bring) (the)? (sound|volume|audio) (back)? (on|back) (again)?
    (turn|switch|put) (back)? on (the)? (sound|volume|audio) (again)?
    (give|bring) (me|us|back)? (the)? (sound|audio) (back|again)?
    (i|we) (want|need) (to hear)? (the)? (sound|audio|it) (back|again)
    why (is|s) there no (sound|audio)
    (there is|there s|i ve got|we ve got|we have) no (sound|audio)
    where (is|did) the sound (go)?
    stop muting
  `),
  ],
  [
    'mute',
    lines(`
    shut (it|that|this) up (for {rest})?
    (mute|silence) (<sound>|everything|the tv|please)?
    (turn|switch|shut) (off|down to zero) (the)? (sound|volume|audio|noise)
    (turn|switch|shut) (the)? (sound|volume|audio|noise) off
    (no|kill|cut) (the|more)? (sound|audio|volume|noise)
    (sound|audio|volume) off
    (make it|be|go) (silent|mute)
    without (the)? sound
    (volume|sound) (to)? (zero|nothing)
    hush
    (shut|hush) it
  `),
  ],
  [
    'louder',
    lines(`
    (a)? (bit|little|lot|much|way|tiny bit)? louder (please)?
    (make|turn|crank|pump|put|get) (<sound>|the <sound>)? (up|louder|higher|a bit louder|a little louder|much louder|a lot louder|up a bit|up a little)
    (turn|crank|pump|bring|put) up (the)? <sound> (a bit|a little|more)?
    (more|raise|increase|higher|up with) (the)? (volume|sound)
    (volume|sound) (up|higher|louder|more) (a bit|a little)?
    (it s|it is|its|that s|this is|the <sound> is|sound is) (too|so|very|way too) (quiet|low|soft) (for me)?
    (i|we) (can t|cannot|cant|can hardly|can barely) hear (it|anything|a thing|the film|the movie|you|properly)?
    speak up
    (make|turn) (it|the volume|the sound|that|the tv) (a (bit|little|lot)|much)? (louder|up)
  `),
  ],
  [
    'quieter',
    lines(`
    (it s|that s|this is|it is|its) (a bit|a little|rather|quite|very|so|really|awfully|far too|much too) (too)? (loud|noisy)
    too loud
    (lower|reduce|decrease) (the|that|this)? (volume|sound|noise|music) (a bit|a little|a lot|down)?
    (a)? (bit|little|lot|much|way)? (quieter|softer|less loud|not so loud|lower) (please)?
    (make|turn|put|get|keep|bring) (<sound>|the <sound>)? (down|quieter|lower|softer|a bit quieter|down a bit|down a little|a little quieter|a little lower)
    (turn|bring|put) down (the)? <sound> (a bit|a little)?
    (less|lower|reduce|decrease|down with) (the)? (volume|sound|noise)
    (volume|sound) (down|lower|quieter|less) (a bit|a little)?
    (it s|it is|its|that s|this is|the <sound> is|sound is|way) (too|so|very|way too)? (too)? (loud|noisy) (for me)?
    (not|less) (so|too|that)? loud (please)?
    sh (not so loud|too loud|quieter)?
    (that|it) hurts my ears
    (make|turn) (it|the volume|the sound|that|the tv) (a (bit|little|lot)|much)? (quieter|down|softer|lower)
    the baby is (sleeping|asleep) (turn it down|quieter)?
  `),
  ],
  [
    'restart',
    lines(`
    (start|play|begin|watch|go|take it|run|put it|show it|see it|do it) (<this>)? (again)? (over|from the (beginning|start|top|very beginning)|from (beginning|start|scratch|zero)|all over) (again|please)?
    (restart|replay) (<this>)? (completely|to the (beginning|start)|all the way|from the (beginning|start)|again)?
    (back|go back|rewind|jump|return|take me back) (all the way)? to the (beginning|start|very beginning|very start|top)
    (from|to) the (beginning|start|very beginning|top)
    (start|play|watch) <this> again from the (beginning|start)
    (again|once more) from the (beginning|start|top)
    (one more time|again) from the (beginning|start|top)
    (start|begin) (it|the film|the movie|this|that) (over|again)
  `),
  ],
  [
    'back',
    lines(`
    (see|watch|hear|have|play|show|put|do) (me|us)? (that|this|the|the last) (bit|part|scene|moment|line|song|joke) (again|once more|one more time|over)
    say (that|it) again
    (wind|go|skip) (it|that)? back {span}
    (go|skip|jump|rewind|wind|move|take (it|me|us)|scroll|run) (it)? (back|backward|backwards) (a bit|a little|a little bit|a few seconds|a moment|a tiny bit|some|{span}|by {span}|a while|like {span}|about {span})?
    (rewind|back up|rewind it|back it up) (a bit|a little|a little bit|a few seconds|{span}|by {span}|some|about {span})?
    (back|backward|backwards|back back) (a bit|a little|a little bit|a few seconds|{span}|by {span})?
    {span} (back|backward|backwards|earlier)
    (i|we) missed (that|it|what (he|she|they) said|something|a bit|the last part|that part|that bit)
    (what|wait what) did (he|she|they|it|the {rest}) (just)? say
    (play|show|repeat|say) (that|the) (last)? (part|bit|scene|moment|again)? (again|once more|one more time)?
    (repeat|replay) (that|the last|the) (part|bit|scene|{span})
    the last {span} again
  `),
  ],
  [
    'forward',
    lines(`
    (go|skip|jump|move) {span} (further|further on|more)
    (skip|jump|wind|move) (it)? on (a bit|a little|a little bit|a few seconds|{span}|by {span})?
    (go|skip|jump|wind|move|fast|scroll|take (it|me|us)|run) (it)? (forward|forwards|ahead) (a bit|a little|a little bit|a few seconds|{span}|by {span}|some|a while|like {span}|about {span})?
    (fast forward|skip|fast forwards|ffwd|fastforward) (<this>|the (part|bit|scene|intro|opening|opening credits|theme song|recap|song|credits|end credits|preview|boring (part|bit)|scary (part|bit))|{span}|by {span}|ahead|a bit|a little|this (part|bit|scene)|that (part|bit|scene)|about {span}|past (this|that) {rest}|a few seconds)?
    (forward|forwards|ahead) (a bit|a little|a little bit|a few seconds|{span}|by {span})?
    {span} (forward|forwards|ahead|on|later)
  `),
  ],
  [
    'next',
    lines(`
    (the)? next (picture|photo|image|poster|tile|thing)
    (next|next one|next please|the next|the next one|skip to the next|skip to next|go next|and next|next next)
    (play|go to|show|skip to|start|watch|on to|give me|jump to|move to|onto)? (me|us)? (the)? (next|following) (episode|one|part|slide|page|film|movie|row|video|chapter|card|ones)
    (slide|scroll|move|swipe|go) (to the)? right
    (one|another) (further|forward|more to the right|to the right)
    (show|see) (me)? what s next
    right
    more to the right
    skip (this|to the next) episode
  `),
  ],
  [
    'previous',
    lines(`
    (the)? (previous|last) (picture|photo|image|poster|tile)
    (previous|previous one|prev|the previous|the previous one|go to previous|previous please|the one before|one before)
    (play|go to|go back to|show|back to|start|watch|jump to|return to|take me to)? (me|us)? (the)? (previous|last|prior|preceding) (episode|part|slide|page|row|video|chapter|card)
    (play|go to|go back to|show|back to|return to) (me|us)? (the)? (previous|prior) (one|film|movie|ones)
    (the)? (episode|one|part|film) before (this|that|it|this one|that one)?
    (play|go back to|show|watch|go to) (me|us)? the (episode|one|part) before (this|that|it|this one)?
    (slide|scroll|move|swipe|go) (to the)? left
    (go)? (one|an episode) (back|episode back|to the left)
    left
    (back|go back) (one|an) (episode|slide)?
    back to the left
  `),
  ],
  [
    'pause',
    lines(`
    (hold on|wait|stop|pause|hang on) (for)? (a|one|two|five|just a)? (bit|sec|second|moment|minute|minutes|seconds|while|mo)
    (hold on|wait|stop|pause|hang on) (i|we|someone|somebody|mum|dad|mom|grandma|the {rest}) (need|needs|have|has|gotta|m|re|is|s|got) {rest}
    (pause|pauze|paws|stop|wait|hold on|hold it|freeze|halt|hang on|stop stop|wait wait|hold|wait wait wait)
    (pause|stop|freeze|halt|hold) (<this>|the video|playing|the playback|everything|playback|there|the tv|watching)
    (wait|hold on|hang on|stop|pause|one|just) (a|one|for a)? (sec|second|moment|minute|mo|minute please)
    (i|we) (need|have|gotta) (to)? (go)? (pee|to the (bathroom|toilet|loo|potty)|a (toilet|pee|potty|bathroom) break|a break|a wee) (pause|stop) (it)?
    (pause|stop) (i|we|because|cause) {rest}
    (put|set) (<this>)? on pause
    (don t|do not) (play|go on|continue) (any)? (more|further)?
    (take|have) a break
    (stop|pause) (it|the film|the movie|this) (for {rest}|there|here)?
    be right back pause (it|the film|the movie)?
  `),
  ],
  [
    'resume',
    lines(`
    (we re|i m|we are|i am|everyone s|everybody s|all|ok we re) (ready|back|here|all here|sitting down) (now|again)?
    (resume|continue|go on|keep going|carry on|unpause|un pause|keep playing|play on|keep on|on you go|proceed|continue please)
    (resume|continue|unpause|keep|restart) (playing|<this>|the video|watching (<this>)?|the playback|playback)
    (go|carry) (on|ahead) (with)? (playing|<this>|watching (<this>)?|the video)?
    (play|start) (it|the film|the movie|this)? (on|again|further|where it stopped)
    (i|we) (m|am|re|are) back (play|continue|go on|keep going|resume|press play|you can go on)? (it|playing|the film|the movie)?
    (play|press play|hit play|start again|roll it|play please)
    (you can|ok|okay) (go on|continue|play|play on|keep playing|resume) (again|now)?
    (back|ready) (to (the film|the movie|it|watching))
  `),
  ],
]

import { type LanguageCommands, lines } from '../language.ts'

/** Parts of longer phrases that say what is wanted. English. */
export const cues: LanguageCommands['cues'] = [
  [
    'page',
    lines(`
    (open|go|take|show|switch|change|bring|get|where|see|check|navigate|jump|visit|move) ~ ~ {screen}
  `),
  ],
  [
    'add_to_list',
    lines(`
    (add|put|save|stick|pop|stash|bookmark|remember|keep) (it|this|that|<this>) ~ (list|later|watchlist|favorites|favourites|another day|tomorrow|weekend|next time)
  `),
  ],
  [
    'remove_from_list',
    lines(`
    (remove|delete|take|drop|kick|get) (it|this|that|<this>) ~ (list|watchlist|favorites|favourites)
  `),
  ],
  [
    'why',
    lines(`
    (why|how come) ~ ~ ~ (the|number|option) {position}
    (why|how come) ~ ~ {position}
    why (this|that|this one|that one|did you (pick|choose|suggest|recommend) (this|that|it))
  `),
  ],
  [
    'about',
    lines(`
    what (is|s) (it|this|that|this one|that one|<this>) about
    (tell|know|hear) ~ more about (it|this|that|<this>)
    is (it|this|that|<this>) (too)? (scary|sad|suitable|ok|okay|good for|appropriate|long)
  `),
  ],
  [
    'captions_off',
    lines(`
    (off|no|without|hide|remove|away|disable|lose|stop|get rid of|take|turn off|don t need|don t want|kill) ~ <captions>
    <captions> ~ (off|away|gone|out|disappear)
  `),
  ],
  [
    'captions_on',
    lines(`
    (switch|turn|put|want|need|have|get|show|see|add|on|with|enable|give) ~ <captions>
    <captions> ~ on
    (what|not|can t|cannot) ~ (saying|understand)
  `),
  ],
  [
    'unmute',
    lines(`
    unmute
    (sound|audio) ~ (back|on)
    (back|turn|switch) ~ on ~ (sound|audio)
  `),
  ],
  [
    'mute',
    lines(`
    mute
    (sound|audio) ~ off
    (no|off|without|cut|kill) ~ (sound|audio)
  `),
  ],
  [
    'louder',
    lines(`
    louder
    (turn|volume|sound|crank) ~ up
    (can t|cannot|hardly|barely|don t) ~ hear
    too ~ quiet
    (raise|increase|more) ~ (volume|sound)
  `),
  ],
  [
    'quieter',
    lines(`
    (quieter|softer)
    (turn|volume|sound|keep) ~ down
    too ~ loud
    (lower|reduce|decrease|less) ~ (volume|sound|noise)
  `),
  ],
  [
    'restart',
    lines(`
    (from|to) the (beginning|start)
    start ~ over
  `),
  ],
  [
    'forward',
    lines(`
    (skip|jump|go|fast) ~ (forward|ahead|past|over) {span}?
    skip (this|that|the) ~
  `),
  ],
  [
    'back',
    lines(`
    (rewind|wind) ~ {span}?
    (go|jump|skip|take) ~ back {span}?
    (missed|what did) ~ (say|that|it|part|bit)
  `),
  ],
  [
    'next',
    lines(`
    next (episode|one|part)
  `),
  ],
  [
    'previous',
    lines(`
    (previous|last) (episode|one|part|slide)
  `),
  ],
  [
    'resume',
    lines(`
    (carry|go|play) on
    keep (going|playing)
    (resume|unpause|continue)
  `),
  ],
  [
    'pause',
    lines(`
    (pause|stop|hold|freeze|wait) ~ (film|movie|it|there|this|second|sec|minute|moment)
    pause
  `),
  ],
  [
    'time_left',
    lines(`
    how (much|many|long) ~ (time|longer|minutes|more) ~ (left|watch|allowed|have|got)
    (screen|watching|watch|tv) time ~ left
    time ~ (left|remaining)
  `),
  ],
  [
    'coming_soon',
    lines(`
    (coming|out) (soon|next|up)
  `),
  ],
  [
    'history',
    lines(`
    what ~ (we|i|did) ~ (watch|watched|see|saw|seen) ~ (last|yesterday|before|then|recently|already|lately)
  `),
  ],
  [
    'continue',
    lines(`
    where (i|we) (stopped|left off|were|was)
  `),
  ],
  [
    'replay_intro',
    lines(`
    (play|show|see|watch|again) ~ (intro|introduction)
  `),
  ],
  [
    'start_party',
    lines(`
    (watch|movie|film|start|make|have) ~ party
    (watch|see) ~ together with <friends>
  `),
  ],
  [
    'who_are_you',
    lines(`
    (who|what) are you
  `),
  ],
  [
    'joke',
    lines(`
    (tell|know|hear) ~ joke
  `),
  ],
  [
    'story',
    lines(`
    (tell|read|hear) ~ (story|tale)
  `),
  ],
  [
    'help',
    lines(`
    (how|what) ~ (this|it) ~ work*
    what ~ can you do
  `),
  ],
  [
    'choose',
    lines(`
    (the|number|no|with|take|pick|choose|for|about|it s|was) {position}
    {position} (one|film|movie|please|it is|wins|won)
  `),
  ],
  [
    'more',
    lines(`
    (something|anything|what|anyone) (else|different)
    (other|more|different) (ones|films|movies|options|ideas|suggestions)
    (not|none) ~ (these|those|them)
    (don t|didn t) (like|fancy|want) ~ (these|those|them|any)
    (seen|watched) ~ (these|those|them|all)
  `),
  ],
  [
    'play',
    lines(`
      (play|start|watch) (it|this|that|this one|that one)
      (put|stick|pop) (it|this|that|this one|that one) on
    `),
  ],
  [
    'no',
    lines(`
      (never mind|nevermind|forget it|forget about it|cancel that|cancel it|changed my mind|changed our minds|no thanks|no thank you|no don t|don t bother)
    `),
  ],
]

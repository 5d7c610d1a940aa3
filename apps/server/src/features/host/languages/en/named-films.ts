import { type LanguageCommands, lines } from '../language.ts'

/** Words of a phrase that say what is to be done with a film whose name is in it. English. */
export const named: LanguageCommands['named'] = [
  [
    'remove_from_list',
    lines(`
    (remove|delete|take|drop|get rid|kick|scratch|erase) ~ ~ (list|watchlist|favorites|favourites)
    (not|don t|dont|no longer|never) ~ ~ ~ (list|watchlist|favorites|favourites)
    (off|from|out of) (my|the|our) (list|watchlist|favorites|favourites)
  `),
  ],
  [
    'add_to_list',
    lines(`
    (to|on|in|onto|into) (my|the|our)? (list|watchlist|watch list|favorites|favourites)
    (save|bookmark|add|remember|keep) ~ ~ (later|tomorrow|weekend|list|another day)
    for later
    (add|bookmark)
  `),
  ],
  [
    'start_party',
    lines(`
    (party|parties)
    (watch|see|play) ~ ~ ~ ~ (together|with <friends>)
    invite
  `),
  ],
  [
    'similar',
    lines(`
    (twin|sister|spitting image|counterpart|lookalike|look alike)
    (similar|like|alike|resembl*|remind*|the same (kind|sort|style|vein|spirit)|that (kind|sort|style|vein)|same vein|along the lines|feels like|comparable|in the style|in the spirit|close to)
    (loved|liked|enjoyed|adored|adores|obsessed|crazy|mad|enjoys|fond|can t get enough|fan) ~ ~ ~ ~ ~ (else|more|other|others|another|next|something|similar)
    if (i|you|we|they|he|she) (liked|loved|enjoyed|like|love)
  `),
  ],
  [
    'why',
    lines(`
    (why|how come|what made you|what makes you|reason)
  `),
  ],
  [
    'about',
    lines(`
    (about|happens in|happen in|plot|story of|summary|summarize|summarise|synopsis|tell me more|know more|more on|info|information|details on|scary|suitable|appropriate|okay for|ok for|good for|how long|who is in|who s in|who plays|recap|gist)
  `),
  ],
  [
    'continue',
    lines(`
    (continue|finish|carry on|go on with|pick up|resume|keep watching|left off|half way|halfway|rest of|stopped)
  `),
  ],
  [
    'open',
    lines(`
    (page|details|poster|trailer) (of|for|about)?
    let (me|us) (see|have a look)
  `),
  ],
  [
    'play',
    lines(`
    (play|start|put on|put|begin|run|stick on|fire up|watch|watching|pop on|throw on|launch|roll|let s see|wanna see|want to see|would like to see|like to see|see|stream|playing|hear)
  `),
  ],
  [
    'open',
    lines(`
    (open|show|find|search|look for|looking for|look up|page|go to|bring up|pull up|where is|where s|do you have|have you got|is there|got|details)
  `),
  ],
]

import { type LanguageCommands, lines } from '../language.ts'

/** What is said of films and screens that are to be seen. English. */
export const filmCommands: LanguageCommands['intents'] = [
  [
    'why',
    lines(`
    why (do|did|would|should) you (think|believe|say|reckon|suppose) {rest}
    what (is|s|was) the reason (for|behind) {rest}
    why (have|did|do|would|are|were) you (picked|chosen|shown|suggested|recommended|put|offered|picking|choosing|given|gave|showed) {rest}?
    why (<this>|this|that|these|those|him|them|not|me|exactly|though|did you (pick|choose|suggest|recommend|show|say) (<this>|<them>|me <this>|that for me|{title}))?
    why (do|did|would|should|are) (you|i|we) (think|pick|choose|recommend|suggest|want|show|say|showing|suggesting|recommending|watch|see|like|giving) (<this>|<them>|me (<this>|<them>)?|us (<this>|<them>)?|i (would|will|ll|d) {rest}|that {rest}|to {rest}|{title})?
    why (is|are|s) (<this>|<them>|{title}) (good|a good (one|choice|pick|idea|film)|for me|for us|here|right for (me|us)|so good|recommended|suggested|on the list|in (the|my) list|first|your (pick|choice|favorite))
    what (makes|made) you (pick|choose|think|suggest|say|recommend) (<this>|<them>|of <this>|that|of that|me <this>|{title}|{rest})
    (how come|how so|for what reason|what s the reason|explain (why|your choice)|says who)
    how come (<this>|you {rest}|{rest})
    give me (a|one|the) reason (to watch <this>|for <this>|why)?
    what (s|is) (so)? (good|special|great) about (<this>|{title})
    why would (i|we) (like|watch|want) (<this>|{title})
    why (the)? {position}
    (and)? why (should|would) (i|we) (care|watch (<this>|{title})|see (<this>|{title}))
  `),
  ],
  [
    'about',
    lines(`
    (tell|say|explain) (me|us)? what (it s|it is|<this> is|happens|goes on|s it) (about|in it)?
    would (a|my|our|the|an) {rest} (like|enjoy|love|understand|be ok with|be scared of|get) (it|this|that|<this>|{title})
    (what|which) age (is|s) (it|this|that|<this>|{title}) (for|good for|suitable for|meant for)
    (is|s) (<this>|{title}) (a|an) (sad|scary|funny|long|short|good|happy|new|old|nice|quiet|exciting) (one|film|movie|story)
    how long (does|will|would|did) (<this>|{title}) (last|take|run|go on|go on for)
    is (<this>|{title}) (too {rest}|all right|alright|ok|okay|fine|suited|good|safe|appropriate|suitable) for {rest}
    (is|are) there (anything|something|any|a|lots of|much|some)? (too|really|very)? (scary|sad|violent|violence|rude|bad|spooky|frightening|kissing|blood|death|fighting|swearing|creepy|monsters) {rest}? in (<this>|there|{title})
    who (made|directed|wrote|drew|did) (<this>|{title})
    (can|could|may|should) (my|our|a|the|his|her) {rest} (watch|see|look at) (<this>|{title})
    (how)? does (<this>|{title}) (end|finish) (well|happily|badly|happy|sad|good)?
    does (someone|anyone|anybody|somebody|the {rest}) die (in (<this>|{title}|the end))?
    what (kind|sort) of thing is (<this>|{title})
      (tell|tell me|tell us|say|know|more|something|explain) (me|us)? (more|something|a bit|a little)? (more)? (about|on) (the)? {position} (<film>|one)?
      what happens in (the)? {position} (<film>|one)?
      is (the)? {position} (<film>|one)? (scary|sad|funny|long|short|good|ok|too scary|for kids) {rest}?
    (what|what s|whats) (is|s)? (the)? {position} (<film>|one)? about
    (more|tell me) about {title}
    (what|what s|whats|wats) (is|s|was|are)? (<this>|{title}) (all)? about (exactly|anyway|again|in short)?
    (what|whats|what s) (is)? (going on|happening|the story|the plot|it about) (of|in|with)? (<this>|{title})? (here)?
    (tell|explain|say) (to)? (me|us)? (something|a bit|a little|a little bit|more|everything|all|a little more|a bit more)? (more)? about (<this>|{title})
    (what|who) (happens|is in|s in|is|plays in|stars in|do we see|speaks in|are the people in|are the characters in|is the main character in|is the hero of) (in)? (<this>|{title})
    (summarize|summarise|summary of|describe|sum up|explain) (<this>|{title}) (for me|to me|shortly|quickly|in {rest})?
    (give|tell|read) (me|us)? (a|the)? (short|quick|little|brief)? (summary|description|story|plot|idea|overview|recap|synopsis) (of|about|for) (<this>|{title})
    (what|whats) the (story|plot) (of|in|behind) (<this>|{title})
    is (<this>|{title}) (scary|sad|funny|long|short|good|ok|okay|suitable|safe|for kids|too scary|too sad|any good|for (children|little {rest}|small {rest}|toddlers|a {rest})|appropriate|right) {rest}?
    is (<this>|{title}) (scary|sad|funny|long|short|good|for kids|too scary|too sad|any good)
    how (long|scary|sad|old|funny) is (<this>|{title})
    what (kind|sort|type) of (film|movie|story|cartoon|one)? (is|s)? (<this>|{title})
    (more)? (info|information|details) (about|on|for) (<this>|{title})
    (and)? what s (<this>) about
    does (<this>|{title}) have (a|any) (happy|sad|good|scary) (end|ending|part|parts|scenes|moments|bits)
    what should i know about (<this>|{title})
    what (is|s) (it|this|that) (film|movie|one|cartoon) about
  `),
  ],
  [
    'similar',
    lines(`
    (what|anything|something|any|which|is there anything|have you anything) (else|other|others|more)? (films|movies)? (is|are|have you got|do you have|you ve got)? (there)? (in|of) (this|that|the same) (style|kind|sort|type|vein|genre|spirit)
      (something|anything|more|another|others)? (of)? (the)? same (kind|sort|type|style|genre) (of (thing|film|movie|story|stuff|films|movies|things))?
    (more|others|another|another one|something|some more|anything|stuff|ones|films|movies)? (else)? (in|of|with|from) (the|that|this) (same|similar)? (style|kind|sort|type|vein|spirit|mood|category|series)
    (something|anything|one|more|another one|others|ones)? (very|really|just|quite|a bit)? (similar|alike|comparable|the same|like it) (please|then|again|if possible)?
    ~ ~ (more|others|another|one|something|anything|films|movies|stuff|any|ones) (exactly|just|kind of|a bit)? like <this>
    (<some>|films|movies|more|others|a (film|movie|cartoon|show)|stuff|things|cartoons|what|which|another|another (film|movie|one|cartoon)|one|ones|other (films|movies|ones|cartoons))? (<film>)? (else)? (that|which|that is|that s|that are|is)? (is|are|s)? (just)? (similar to|like|a bit like|much like|along the lines of|in the style of|as good as|close to|comparable to|in the same style as|related to|kind of like|the same as|as {rest} as|exactly like|same as) (<this>|{title})
    (show|find|give|get|recommend|suggest|got|have you got|do you have|is there|are there|any|i want|i like|we want|we d like|i d like|want|need|search|look for|looking for|play|watch|put on) (me|us|for)? (<some>|films|movies|more|others|a (film|movie|cartoon|show)|stuff|things|cartoons|another|another (film|movie|one|cartoon)|ones|more (films|movies|ones|stuff|cartoons)|other (films|movies|ones|cartoons))? (<film>)? (else)? (that|which|that is|that s|that are)? (is|are|s)? (just)? (similar to|like|a bit like|much like|along the lines of|in the style of|as good as|close to|comparable to|in the same style as|related to|the same as|kind of like|as {rest} as|exactly like) (<this>|{title})
    (i|we|he|she|the kids|my {rest}) (really|just|absolutely)? (loved|liked|enjoyed|adored|love|like) (<this>|{title}) (so|what|what else|and|show|can|got|have|find|give|do|any|more|is|are) {rest}
    (more|others|another|one more) (like|of) (<this>|<them>|{title})
    (more|another|films|movies) (films|movies|one|ones|stuff|things|cartoons)? like (<this>|<them>|{title})
    if (i|we|you) (liked|loved|like|enjoyed) (<this>|{title}) {rest}
    (what|which) (films|movies|one|ones|else)? (is|are|s|comes|come) (similar to|like|close to|closest to) (<this>|{title})
    what else (is|s|do you have|have you got|is there) (like|similar to) (<this>|{title})
    (similar|like) to? (<this>|{title}) (but {rest})?
    (same|similar) (kind|sort|type) (of (film|movie|thing|story))? as (<this>|{title})
    like {title} but {rest}
    (something|anything|a (film|movie)|one) like (<this>|{title}) but {rest}
  `),
  ],
  [
    'more',
    lines(`
    (got|have you got|do you have|have you|are there|is there) (any)? more (of (them|those|these|that))? (please)?
    what about (some|the|any)? others
    (the)? next (lot|few|bunch|ones|three|set) (please)?
    (these|those|they|none of (these|those|them)) (don t|do not|doesn t|didn t) (look|sound|seem|look too|sound very) {rest}
    (have|take|give it) another (go|try|look)
    (i|we) don t (really|much|quite)? (like|fancy|want|feel like) any of (these|those|them) {rest}?
    is (that|this) (all|everything|it) (there is|you ve got|you have|you got|we have|we get)?
    (have|see|show|find) (me|us)? (a few|some|a couple) (others|other ones|more|different ones)
    (more|others|another|next ones|different ones|other ones|some more|any more|anymore|another one|others please)
    (show|give|find|see|got|get|have|suggest|recommend|tell|any|are there|is there|do you have|have you got|want|let me see) (me|us)? (any|some|a few|something|a|anything)? (more|others|else|different|other|another|different ones|other ones|more ones|another one|other films|other movies|more films|more movies|different films|different movies|other options|other ideas|more options|more ideas|more suggestions|other suggestions|different one|something else|new ones) (please|instead|then|ones|now|than (these|those|that|this))?
    (something|anything|what|anyone|someone|somewhere) else (is there|do you have|you got|have you got|you have|maybe|then|though|instead|can we watch|could we watch|can i watch)?
    (something|anything|some|ones|a) (completely|totally|a bit|very|really)? (different|other) (film|movie|one|ones)?
    (not|none of|no|neither of|i don t like|we don t like|i don t want|we don t want|boring|i hate) (these|those|them|this one|this|that|that one|any of (them|these|those)|it) (something else|others|another|what else (is there|do you have)?|show me {rest}|give me {rest}|anything else|another one|more|other ones)
    (i|we) (ve|have)? (already)? (seen|know|watched) (these|those|them|all of (these|those|them)|this one|that one|that|this|it|all these|all those|them all) (already|before)? (all)? {rest}?
    (not|none|neither) (these|those|them|of (these|those|them|that))
    (i|we|they|he|she) (don t|dont|do not|didn t) (like|want|fancy) (any|any of (these|those|them)|those|these|them|that|it|any of it) (really|at all|much)?
    (don t|dont|do not) (like|want|fancy) (any|any of (these|those|them)|those|these|them)
    (keep|go) (going|on) (please)?
    (what|anything|something) (else|different|other) {rest}?
    (nope|boring|meh|nah) {rest}?
    (all|the rest|see more|load more|next page|scroll on|different)
    (i|we|they|he|she) (ve|have|has|s)? (already)? (seen|watched|know) (all|every one|them|these|those|most|that|it) {rest}?
    (try|pick|choose) (again|another|others|another one|something else)
    (any|some) (other|more|different) (ones|films|movies|ideas|suggestions|options|one)
    (next|other|more|another) (suggestion|suggestions|idea|ideas|option|options|recommendation|recommendations|choices|choice|film|movie|pick|picks|batch)
    (one|some|a few) more (film|films|movie|movies|ideas|suggestions)?
    (i m|i am|we re) not sure about (any of)? (these|those|them|this)
    (keep going|go on) (show|with) (me)? more
  `),
  ],
  [
    'choose',
    lines(`
    (let s|lets|we ll|i ll)? (do|try|have|go with|go for|stick with) (the)? {position} (<film>|one)?
    (says|he|she|mia|my {rest}) (he|she)? (wants|likes|says|picks|chooses|said) (the)? {position} (<film>|one)?
    (yes)? (the)? {position} (<film>|one)? (is|would be) (good|fine|great|the one|better|best|it)
    (the)? {position} (<film>|one)? (please|looks {rest}|sounds {rest}|is {rest}|then)?
    (i|we) (ll|will|would|d|want|like|choose|pick|take|think) (to)? (take|have|like|pick|choose|go with|go for|see|want|love)? (the)? {position} (<film>|one)?
    (take|choose|pick|select|give me|show me|open|go for|go with|let s take|let s see|what about|how about|that) (the)? {position} (<film>|one)?
  `),
  ],
  [
    'page',
    lines(`
    (what|which) (films|movies|ones|things|stuff)? (is|are|s|do i have|have i got|do we have) (on|in) (my|our|the)? {page}
    (switch|change) (to|the|my)? {page}
    (take|bring|get|send) (me|us) (back)? {page}
    (what s|what is|what do i have|what have i got|who s|who is) (in|on) (my|the|our) {page}
    (where|how) (do|can|could|would|is|are|s) (i|we)? (find|get to|see|change|open|reach|go to|edit|the|my)? (the|my|our|to the)? {page}
    (open|show|go to|take me to|bring me to|go|switch to|navigate to|bring up|get me to|take us to|visit|view|let me see|see|show me|show us|back to|go back to|return to|jump to|bring us to|enter|head to|where is|where s|where are|where do i find|where can i find|how do i get to|display|call up|load|browse|check|give me|look at|get to|i want to see|find) (me|us)? (the|my|our|all|all the|to the|to my|to|all my|all our)? {page} (page|screen|section|area|tab|room|corner|menu|zone|part|view)?
    (the|my|our)? {page} (page|screen|section|tab|please|menu)?
  `),
  ],
  [
    'open',
    lines(`
    is {title} (on|in|available|there)
    (see|get|have|read|view|look at) (the|more|some)? (details|page|info|information) (of|for|about|on) {title}
    do (you|we) (know|have|know about) {title}
    is {title} (on here|here|on starnest|available|there|in here|in there)
    (show|open|pull up|bring up) (me|us)? (<this>|that film|that movie)
    (open|show|pull up|bring up|go to|take me to|display|view|look up|let me see|let us see) (me|us)? (the page (of|for|about)|the details (of|for)|details (of|for)|the film|the movie|the poster of|the poster for|the trailer (of|for))? {title} (page|details|s page)?
    (find|search|search for|look for|where is|where s|do you have|have you got|is there|got|do we have|search up|i m looking for|looking for|have we got) (me|us)? (the film|the movie|a film called|a movie called|the one called|the cartoon|a cartoon called|one called|the movie called|the film called|something called)? {title} (here|on starnest|anywhere|somewhere)?
  `),
  ],
  [
    'play',
    lines(`
    (hit|press|push) play on (the)? ({position}|{title}) (<film>|one)?
    (roll|launch|fire up|kick off|crank up|stream|boot up) (the)? {position} (<film>|one)?
    (putting|popping|sticking) on (<this>|{title})
    (putting|popping|sticking) (<this>|{title}) on
    (would you mind|mind) (playing|starting|putting on|showing) (us|me)? (<this>|{title})
    (get|have) {title} (going|started|on|playing|rolling)
    see (it|this|that|this one|that one)
    (can|could|will) (<this>|{title}) (start|begin|play)
    {title} (play|play it|play that|on|please play|play now|play this)
    (watch|see|watching|play|start|starting) (the film|the movie|the cartoon)? {title}
    (pop|whack|bung|chuck) {title} on
    <play> (me|us|for me|for us)? (the|that)? {position} (<film>|one)?
    <play> (me|us|for me|for us)? (the film|the movie|the cartoon|the show|the episode|the one called)? (<this>|{title}) (on|for (me|us|the kids|my {rest})|on (tv|the tv|the big screen|screen)|again|now|next|once more)?
    (put|switch|turn|throw|stick) (<this>|{title}) on (again|for (me|us|the kids)|tv|the tv)?
    (show) (me|us) {title} (now|again)
    (let s|i want to|we want to|i wanna) (do|have|go with) {title}
  `),
  ],
]

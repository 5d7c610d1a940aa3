import { type LanguageCommands, lines } from '../language.ts'

/** What is asked of what the household watched, keeps, will watch and watches together. English. */
export const householdCommands: LanguageCommands['intents'] = [
  [
    'replay_intro',
    lines(`
    (show|play|replay|watch|see|start|run|repeat) (me|us)? (the|that) (welcome|opening|intro) (film|movie|video|scene|bit|thing|animation|part)? (again|once more|one more time)? (with {rest})?
    (show|play|replay|watch|see|start|run|repeat) (me|us)? (the|that)? (intro|introduction|opening|intro video|opening video|welcome video|beginning video|start video|intro movie|intro film|opening scene) (once more|again|one more time)?
    (the)? (intro|introduction|opening) (again|please|once more)?
    (i|we) (want|wanna) (to)? (see|watch) the (intro|opening) (again)?
    again the (intro|opening)
    go back to the intro
  `),
  ],
  [
    'time_left',
    lines(`
    how (long|much) (is|s|have we got|have i got|more is|time is) (there)? left (of {rest}|to go|in {rest}|on {rest})?
    (can|may|could) (i|we) (still)? (watch|have|see) (some|a bit|a little|any) (more|longer) {rest}?
    (can|may) (i|we) still watch {rest}?
    (have|ve|do) (i|we) (got|have)? (any|some|much) time {rest}?
    (is|are|isn t) (<this>|it|we) (nearly|almost|close to|near|about to be|at|coming to)? (over|done|finished|the end|an end|ending) (yet|soon|now)?
    (when|what time|at what time) (does|will|is|s) (<this>|it) (finish|end|over|be over|be done|be finished|finished|stop)
    (will|is) (<this>|it) (be)? (over|done|finished) (by|before|in time|at) {rest}
    how much (longer|more) (does|is|will|of|until|till) (<this>|it|the end) {rest}?
    how (long|far|much) (is|s)? (it)? (till|until|to|before) (the end|it ends|it s over|it is over)
    is there (much|a lot|long|still much) (more)? (left|to go) (of (<this>|it))?
    how much (of it|more|of my time) (have|do) (i|we) (got|have)? left
    how much (of {rest})? (have|do) (i|we) (got|have)? left
    how (much|many) (more)? (time|minutes|screen time|watch time|watching time|tv time|longer|tv) (do (i|we) (have|got)|have (i|we) (got)?|is|s|are) (left|to watch|remaining|today|left today|there left|left to watch)?
    how (much|many) (longer|more|more minutes|more time|time) (can|may|am|are|do|have) (i|we) (allowed|watch|keep watching|got|still watch|have|get)? (to watch|left|today|watch|tonight)? (today|left|tonight)?
    how long (can|may|do|am|are) (i|we) (still|allowed to|get to|have)? (watch|left|keep watching|to watch) (tv|for|today|more|still|tonight)?
    (what s|what is|whats|check|show) (my|our|the) (time|screen time|watching time|time limit|remaining time|watch time) (left|for today|limit)?
    (is|do|have) (there|i|we) (any|still|have|got|enough|much)? (any|enough|more)? time (left|for {rest}|to watch {rest}|over)?
    when (do|must|will|does) (i|we|my time) (have to|need to|run out|stop|end|be over|is up) (stop|watching|end)? (watching)?
    (am i|are we) (out of|allowed more|running out of|allowed) time
    (time|minutes) left (today)?
    how (much|many) (time|minutes) (left|until i have to stop|till {rest})
    (do|have) (i|we) (still|got|have|any)? (still|have|got|any)? (any|some|enough|more)? (screen|tv|watching|watch|telly)? (time|minutes) (left|remaining|today|still)?
    is my (screen|tv|watching|watch)? time (over|up|done|finished|almost up|nearly up)
  `),
  ],
  [
    'history',
    lines(`
    what (was|is|s) the (last|latest) (thing|film|movie|one|cartoon) (that)? (i|we|they) (watched|saw|had on|played) {rest}?
    (did|have) (we|i) (already|ever)? (watch|watched|seen|see) {rest} (month|week|year|before|yesterday|already)
    (have|did) (we|i|they) (seen|watch|watched|see) (a lot|many|much|anything|lots) {rest}?
      (show|tell|list|remind)? (me|us)? (what|everything|all|the (films|movies)) (that)? (i|we) (ve|have)? (already)? (watched|seen)
      (what|which ones) (have|did) (i|we|the kids) (already)? (watched|watch|seen|see)
    (tell|show|remind)? (me|us)? what (we|i) (watched|saw|looked at|have watched) (then|last {rest}|yesterday|there)?
    what (did|have) (i|we|the kids|mia|they|you and i) (watch|watched|see|seen|been watching|already seen|already watched) (so far|last {rest}|yesterday|before|recently|lately|on {rest}|this {rest}|the other {rest}|today|already|in {rest}|earlier)?
    what (was|were) (the|that) (film|movie|one|films|movies|cartoon) (that)? (i|we) (watched|saw|were watching) {rest}
    (which|what) (films|movies|film|movie|one|ones|cartoon|cartoons|shows) (did|have) (i|we) (already)? (watch|watched|see|seen|finish|finished) {rest}
    (which|what) (films|movies|film|movie|one|ones|cartoon|cartoons|shows) (did|have) (i|we) (already)? (watch|watched|see|seen|finish|finished)
    (show|open|tell|list) (me|us)? (my|our|the|what s in my)? (watch|watching|viewing)? history
    (our|my) (watch|watching|viewing)? history
    (what|everything) (i|we) (ve|have)? (already)? (watched|seen) (so far|last {rest}|before|recently|yesterday|lately|already)?
    (remind|tell|show) (me|us) what (i|we) (ve|have)? (already)? (watched|saw|seen|looked at) {rest}
    what (had|have) we (on|seen) {rest}
    (the|that) (film|movie|one) (we|i) (watched|saw) (last {rest}|yesterday|before|on {rest}) what was (it|its name|it called)
    did (we|i) (already)? (watch|see) {rest} (last|yesterday|before|already) {more}?
  `),
  ],
  [
    'continue',
    lines(`
    (i|we) (was|were|am|are) (halfway|half way|in the middle|part way|nearly at the end) (through|of|in)? {rest}?
    (i|we) fell asleep (yesterday|last night) {rest}?
    (watch|see|finish|play) the (rest|end|remainder|last bit) (of (it|that|this|the film|the movie|that film|that one))?
    where (was|were|am|are) (i|we)
    finish (off|up)? (what|the (film|one|movie|cartoon)|that (film|one|movie)) (that)? (i|we) (started|began|were watching|was watching|watched|had on|left) {rest}?
    (put on|show|play|start|watch|see) what (i|we) (was|were|ve been|had been) watching {rest}?
    (what|which) (film|movie|one|cartoon)? (did|have) (i|we) (leave|left|stop|not finish|not finished|start and) {rest}?
    where (were|was|are) (we|i) (in|with|on|up to) {rest}?
    (i|we) (didn t|did not|never|haven t|couldn t) (finish|finished|get to the end|got to the end|see the end|make it to the end|get through) {rest}?
    (i|we) had to (stop|leave|turn it off|switch it off) {rest}
    (where|at what point) (was|were|did) (i|we) (at|stop|leave off|left off|stopped|up to)?
    (what|which) (was|were) (i|we) (watching|in the middle of)
    (continue|resume|keep|carry on|go on|go back to) (watching|with)? (what|where|the (film|movie|one|show|cartoon|episode)) (that)? (i|we) (were|was|ve been|had|left|started|stopped|watched|didn t finish|began|left off|saw) {rest}?
    (continue|resume|go on|carry on|keep on|keep) (with|watching) (the|my|our|that) (last|unfinished|same|half finished|half watched|begun|current)? (film|movie|one|show|cartoon|episode|thing) (from|of|i|we) {rest}
    (continue|resume|finish|carry on|go on|keep) (with|watching)? (my|our|the|that) (last|unfinished|same|half finished|half watched)? (film|movie|one|show|cartoon|episode|thing)
    (pick|start) (up|again)? where (i|we) (left off|stopped|were)
    (continue|keep) watching
    (finish|continue|go on with|carry on with|resume) (what|the (one|film|movie)) (i|we) (started|began|were watching|watched) {rest}?
    (go|carry) on (with|from) (yesterday|last night|before|where {rest}|the film {rest}|the movie {rest}|last time)
    (the|that) (film|movie|one|cartoon) (from|of) (yesterday|last night|before|this morning|last time) (again|please)?
    (play|watch|show|finish|continue) (the|that) (film|movie|one|cartoon|show) (from|of) (yesterday|last night|before|this morning|last time|the other day)
    (what|where) (did|have) (i|we) (leave off|left off|not finish|not finished|start and not finish)
    my unfinished (films|movies|film|movie|ones)
    (back to|finish) (my|our) (film|movie|show|cartoon)
    (go|get|going|take me|take us|jump)? back to (the|that|my|our|what) (film|movie|show|cartoon|one|episode)? (that|which)? (i|we) (were|was|had|have|started|began|watched|left|ve|didn t|stopped) {rest}?
  `),
  ],
  [
    'coming_soon',
    lines(`
    (what|which) (new)? (films|movies|shows|cartoons|ones|stuff) are (you|we) (getting|adding|going to have) {rest}?
    (will|are) there (be)? (any|some)? (more|other|new) (films|movies|ones|cartoons|stuff) (next|this|soon|at|in) {rest}?
    what s next (on (starnest|here))?
    is (anything|something) (new)? (coming|coming out|arriving|planned) {rest}?
    when (do|will|are|does|is) (you|there|we|starnest) (get|getting|have|be|add|adding|gonna have|going to have) (any|some)? (new|more) (films|movies|ones|stuff|cartoons)
    (anything|something|what s|what is|what|films|movies|is there anything|is anything) (new)? (is|s)? (on (its|the|their) way|arriving|in the pipeline|being released|being added) (soon|here|on starnest|on here|{rest})?
    (what|which) (films|movies|cartoons|new films|ones)? (is|are|s) (about to|going to|gonna) (be released|come out|arrive|come|be added|be out|be shown) {rest}?
    (are|is|will) there (going to|gonna)? (be)? (any|some)? new (films|movies|ones|stuff|cartoons|things) (soon|next {rest}|this {rest}|coming|coming out|on the way)
    (what|which) (new)? (films|movies|shows|cartoons)? (do|will|are) (you|we) (get|add|have|getting|adding) (next|soon) {rest}?
    (anything|something|what|films|movies) (new)? (coming|coming out|coming up|out) soon
    (what|films|movies) (is|are)? (coming|coming out) {rest}
    what (s|is|are)? (coming|next|out)? (coming)? (soon|next week|next month|out soon|up soon|up next|up) (on starnest|here)?
    (what|which) (films|movies|new films|new movies|cartoons|new cartoons|one|shows|new ones) (are|is|will|s) (coming|come|be coming|there) (soon|next|out|out soon|next week|next month|in the future)?
    (show|tell|open|list) (me|us)? (what s|what is|the|all)? (the)? (films|movies|cartoons)? (that are)? (coming soon|upcoming|coming|coming up|coming next) (films|movies|soon|list|row|ones|titles)?
    (any|are there any|is there any|got any) (upcoming|coming) (films|movies|soon|ones)?
    (coming soon|upcoming|upcoming films|upcoming movies|trailers|new trailers)
    what (new)? (films|movies|things|stuff|cartoons|ones)? (will|can|do) (i|we|you|there) (be)? (get|watch|see|have|able to {rest})? (soon|next week|next month|in the future|in the next {rest})
    what (can|do) (we|i) look forward to
    (when|what) (does|do|is) (the)? (next|new) (film|movie|films|movies|one) (come|coming|coming out|out|come out|arrive)
    is (there)? (anything|something) (new)? (coming|coming out|coming up) (soon)?
    what (comes|arrives|is released|comes out) (next|soon|out soon|next week)
  `),
  ],
  [
    'remove_from_list',
    lines(`
    (i|we) (don t|dont|do not) (want|need) <this> (on|in) (there|it|<list>) {rest}?
    (take|get|remove|delete) <this> (from|off) (there|it)
    <this> (doesn t|does not|shouldn t|needn t|don t|need not|mustn t) (need to|have to|want to)? (be|stay) (on|in) <list> (any more|anymore|any longer|now)?
    (get|take|chuck|throw) <this> (off|out of|from) <list>
    (don t|do not|no need to) (keep|have|leave|want) (<this>|{title}) (on|in) <list> {rest}?
    (remove|delete|take|drop|get rid of|scratch|erase|kick) (<this>|{title}) (off|out of|from) <list>
    (take|get) (<this>|{title}) off
    (remove|delete) <this>
    (i|we) (don t|dont|do not) want (<this>|{title}) (on|in) <list> (anymore|any more|any longer)?
    (take|remove|delete) (the)? {position} (off|from|out of) <list>
    <this> (should|can) (not be|come off|go off|be off) (on)? <list>
    unlist <this>
  `),
  ],
  [
    'add_to_list',
    lines(`
    (keep|save|hold|store|park|leave) (<this>|{title}) (aside|back)? for (later|tomorrow|another (day|time|night|evening)|next time|the weekend|some other time|saturday|sunday|the holidays|friday)
    (put|set) <this> aside {rest}?
    (remember|note|keep) (<this>|{title}) (in|on) <list>
    (add|put|save|stick|place|pop|throw|write) (<this>|{title}) (to|on|in|onto|into) <list>
    (add|save|put|stick) (the)? {position} (to|on|in|onto) <list>
    (save|keep|bookmark|remember|add|note) (<this>|{title}) (for later|for tomorrow|for another day|for next time|for the weekend|for later on)
    (save|bookmark|remember|add|list|favorite|favourite|heart) <this>
    (i|we) (want|would like|d like) (<this>|{title}) (on|in) <list>
    (i|we) (want|would like|d like|wanna) (to)? (watch|see) (<this>|{title}) (later|another day|another time|some other time|tomorrow|next time|at the weekend)
    (remind|remember) (me|us)? (to)? (watch|see) (<this>|{title}) (later|tomorrow|another time|another day|some time|sometime|soon|this weekend|at the weekend|next time)
    (watch|see) (<this>|{title}) (later|another day|another time|some other time|tomorrow)
    to <list> (with (<this>|{title}))?
    (add|put|save) {title} (to|on|in) (it|there)
    <list> add (<this>|{title})
  `),
  ],
  [
    'start_party',
    lines(`
    (watch|see) ({that}|{title}) at the same time (as|with) <friends>
    (watch|see) (it|this|that|a film|something|{title})? (together)? with ((my|our)? cousin|my|our|the) {rest} online
    (do|have|make|set up|organise|organize|plan) (a|an) (movie|film|cinema|watch) (night|evening|afternoon|session) (online)? with <friends> {rest}?
    (watch|see) {rest} with <friends> (online|from far away|over the internet|far away)
    (can|could)? <friends> (watch|join|see it|see this) (along|together|in|with us|with me|with you) {rest}?
    how (do|can|could) (i|we) (watch|see) (a film|films|movies|something|it|this|stuff)? (together)? with <friends>
    (watch|see) (<this>|{title}|something|a film) (at the same time|together|in sync) (as|with) <friends> {rest}?
    (watch)? together with <friends>
    (start|make|open|begin|create|host|throw|have|set up|launch|do|organize|organise) (a|the|an|our|another)? (watch|movie|film|viewing|watching|online|family)? party (with {that}|with <friends>|for ({that}|{title})|now|with {title}|of {title}|and watch ({that}|{title})|to watch ({that}|{title}))?
    (watch|see|play) ({that}|{title}) (together)? (with|and) <friends> (together|online|over there|in a party)?
    (watch|see) ({that}|{title})? together (with <friends>)? (with others|in a party|now)?
    (watch|see) ({that}|a (film|movie)|something|one)? (together)? with <friends> (together|online|over there)?
    (watch|movie) party (with {title}|for {title}|now|time)?
    party (time|with <friends>|with {that})
    (invite|call|ask) <friends> (to watch ({that}|{title}|with us|with me|together)?|over|to a party|to join (us|in|me)?|in)?
    (can|let) (<friends>|others) (watch|join) (with)? (me|us|in)?
    play ({that}|{title}) (in|at|for) (a|the)? party
  `),
  ],
]

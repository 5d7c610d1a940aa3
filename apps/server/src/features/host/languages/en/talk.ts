import { type LanguageCommands, lines } from '../language.ts'

/** Talk with the host that wants no film. English. */
export const talk: LanguageCommands['intents'] = [
  [
    'choose',
    lines(`
    (no)? (no)? not (the|number)? {position} (<film>)? (but|no)? (the|number) {position} (<film>|one)?
  `),
  ],
  [
    'no',
    lines(`
    (no|nope|nah)? (don t|do not) (play|start|open|add|do|put|watch|show|save|begin) {that} (on)?
    (no|nope|nah)? not {that}
    (i|we) (d|would) rather not {rest}?
    not (right now|just now|now|today|tonight|yet|at the moment|this time) (maybe|perhaps)? (later|tomorrow|another time|next time|{rest})?
    (maybe|perhaps) (later|another time|next time|tomorrow|not)
    (i|we) (don t|do not|dont) (think|feel) (so|like it|like that)
      (no)? (no)? don t (do (it|that)|please)?
      (no|stop) (stop|no) (it|that)?
      (no|nope) (i|we) (don t|do not) {rest}
    (no|nope|nah|no no|no no no|no way|not now|not that|not this|cancel|never mind|nevermind)
    (no thanks|no thank you|forget it|forget about it|leave it|not really|rather not|cancel that)
    (don t|do not|dont|please don t) (play|start|open|add|do|put|watch|show|save) ({that}|<them>|anything)? (on)?
    (i|we) (don t|do not|dont) want ({that}|that|to)? (anymore|any more|one)?
    (i|we) changed my mind
    (absolutely|certainly|definitely) not
    (no|nope|nah) (don t|not|thats|that s|it s|cancel|wait|never|i) {rest}
    (don t|dont) (do|add|start) (it|that)
    (stop|no) don t (play|start) (it|that)?
  `),
  ],
  [
    'yes',
    lines(`
    (ok|okay|alright|all right|fine|sure|yes|yeah) (then|let s do (that|it|this)|that one|this one|that s fine|let s|i do|we do|lets)
    let s (do it|do that|go)
    (yeah|yes|oh|ok|sure)? go on (then)?
    (that|it|this) (would|d|will|ll) be (lovely|great|nice|good|perfect|fine|cool|awesome|super|fab|wonderful|fun)
    (sounds|sound) (good|great|fun|nice|perfect|lovely|like {rest}) (to (me|us))?
    (mhm|mm hm|mmhm|uh huh|yea|yess|yesss|aye|yup yup|ooh yes)
    (i|we) (guess|think|suppose|hope) (so|yes|yeah)
    (i|we) (d|would) (love|like|enjoy) (that|to|it)
    (yes|yeah) {rest}? (please|would be {rest})
    (yes|yeah|yep|yup|sure|okay|ok|of course|yes please|please do|do it|go for it|absolutely)
    (yes|yeah|sure|ok|okay) (do it|do that|please|go ahead|sure|yes|add it|start it|of course|why not|that s right)
    (go ahead|sounds good|sounds great|that s right|correct|right|exactly|why not|definitely|uh huh|fine)
    (that|this) (one)? (is|would be|sounds) (good|great|fine|perfect|right|nice)
    (perfect|great|good idea|alright|all right|you bet|i do|i would|affirmative|for sure)
  `),
  ],
  [
    'thanks',
    lines(`
    (you ve|you have|that s|that was|you were) (been)? (a|so|such a|very|really)? (great|big|good|real)? (help|helpful|kind|star)
    (aw|aww|oh|ah|ooh|wow) (thank you|thanks|cheers) {rest}?
    (that|it|this) (s|is|was) (really|so|very|too)? (kind|nice|sweet|good|lovely|thoughtful) of you
    (thank you|thanks) (so|very|ever|ever so) (so|very)? much (leo)?
    (thank you|thanks|thx|ty|cheers|thankyou) (so much|very much|a lot|leo|a bunch|loads|again|for {rest})?
    (many|lots of) thanks
    (that|this) was (great|nice|lovely|helpful|awesome|brilliant|fun)
    (you re|you are|ur|your) (the best|great|awesome|amazing|so nice|nice|sweet|cool|helpful|so helpful|the greatest)
    (good job|well done|good lion|nice one|i (love|like) you) (leo)?
    much appreciated
    that (helped|helps) (a lot)?
  `),
  ],
  [
    'goodbye',
    lines(`
    (going|off) to (bed|sleep) (now)?
    (bye|goodbye|good night|goodnight|night night|nighty night|bye bye|see you|see ya|cya|ciao|farewell)
    (bye|goodbye|good night|goodnight|see you|see ya) (bye|leo|later|tomorrow|soon|then|everyone|for now|now)
    (i m|we re|i am|we are) (going|off) (to bed|now|to sleep)
    (i|we) (have|need|gotta|got) (to)? go (now|to bed|to sleep)?
    (that s|that is) all (for (today|now|tonight))?
    (until|till) (tomorrow|next time)
    (talk|speak) (to you)? (later|tomorrow|soon)
    sleep (well|tight)
  `),
  ],
  [
    'greet',
    lines(`
    (hello|hi|hey|hiya|howdy|yo|hello there|hi there|hey there|heya|good morning|good evening|good afternoon|greetings)
    (hello|hi|hey) there (leo|little lion|buddy)
    (hello|hi|hey|good morning|good evening|good afternoon) (leo|there|lion|again|little lion|my friend|buddy)
    (how are you|how s it going|how are things|how do you do|what s up|whats up|sup|how is it going) (doing|today|leo)?
    (nice|good) to (see|meet) you
    (are you|you) (there|awake|ok)
    how was your day
  `),
  ],
  [
    'who_are_you',
    lines(`
    (is|s) (there)? (someone|somebody|anyone|anybody) (in there|there|real|inside|listening)
    who (am i|are we) (talking|speaking|chatting) (to|with)
    who (is|s) (this|that|there|talking|speaking)
    (who|what) are you (exactly|really|anyway)?
    (who|what) (is|s) (leo|this|that) (exactly)?
    (what s|what is|whats|tell me) your name
    (are|r) (you|u) (a)? (real|robot|computer|human|lion|person|alive|machine|ai|bot|real lion|real person|really a lion|an ai|chatgpt|boy|girl|astronaut)
    (how old|where) are you (from|now)?
    (tell me|say something) about (yourself|you)
    do you (have (a|any) (family|mom|dad|friends|mane|tail|brother|sister|favorite {rest}|favourite {rest})|live {rest}|sleep|eat|dream|listen {rest})
    (introduce|describe) yourself
    (who|what) (made|created|built|invented) you
    where do you (live|come from)
    (what|which) (kind|sort) of (lion|animal|robot|thing) are you
    do i know you
  `),
  ],
  [
    'joke',
    lines(`
    (make|cheer|get) (me|us) (laugh|smile|up|laughing) with (a|some) (joke|jokes|riddle)
    (tell|give|say|know|do you know|got|have you got|do you have) (me|us)? (a|another|any|some|one more|your best)? (really)? (good|funny|silly|new|better|bad|lion|dad|space|animal)? (joke|jokes|riddle)
    (make|can you make) (me|us) laugh
    (another|one more|a|some|your best) (good|funny|silly)? (joke|jokes|riddle)
    (joke|jokes|joke time|be funny|say something funny|tell something funny|knock knock)
    (tell|say) (me|us)? something (funny|silly)
    (any|got) (good)? jokes
  `),
  ],
  [
    'story',
    lines(`
    (tell|read|give) (me|us)? (a|another|your|some|one more|the)? (good|short|bedtime|nice|little|new|space|long|scary|goodnight|silly|tiny|quick|star|happy)? (story|stories|tale|bedtime story|fairy tale|fairytale) (about {rest}|before {rest}|for {rest}|of {rest})?
    (story|storytime|story time|bedtime story|a story|another story)
    (i|we) (want|would like|d like) (to hear)? (a|another) (bedtime|little|short)? story
    (do|have) you (know|have|got)? (a|any) (good)? (story|stories|bedtime stories)
    (hear|have|listen to) (a|another) (bedtime|little|short)? story
    (make up|invent) a story (about {rest})?
    (a|one) (bedtime|little|short) story
  `),
  ],
  [
    'help',
    lines(`
    how (do|can|does|should|would) (i|we|one|you|anyone) (use|work|talk to|operate) (this|it|you|starnest|this thing|that thing|the app|all this)
    what am i (supposed|meant|allowed) to (say|do|ask) {rest}?
    (i|we) (need|could use) a hand
    (give|lend) (me|us) a hand
    (i m|i am|im|we re) (lost|stuck|confused) {rest}
    (help|help me|help us|i need help|please help|some help|need some help)
    (what|which things) (can|could|do) (you|i|we) (do|say|ask|ask you|tell you|help with|say to you|say here|help me with)
    how (does|do) (this|it|that|you|i) (work|use (this|it|you)|start|talk to you)
    what (should|can|could|do) (i|we) (say|ask|ask you|do here|do)
    (i m|i am|im|we re) (lost|stuck|confused)
    (show me|tell me|explain) (what|how) (you|this|i|it) (can do|works|do|can)
    (i|we) (don t|dont|do not) (know|understand|get) (what|how) (to|this) {rest}
    what (commands|things|else) (do you understand|can i say|can you do|are there|do you know)
    how do (i|you|we) (use|talk to|work) (this|it|you|starnest)
    what (is|are) (possible|my options|the commands)
    give me (some)? (help|examples|ideas what to say)
  `),
  ],
]

/** Common English words that a child may rap, in small letters. */
export const ENGLISH_WORDS: readonly string[] = `
day play way say stay ray may hay clay gray today away okay holiday rain train plain brain chain
again main explain lane plane cane game name same fame flame came frame tame cake bake lake make
take wake snake shake awake face place space race lace grace case base chase state late gate
plate skate great date wait eight wave brave cave save gave behave shave safe tale whale sail
tail mail snail trail whistle sale pale scale cat hat bat mat rat flat that chat sat pat man can
pan fan ran plan tan van hand sand land band stand grand map tap clap snap nap cap lap trap gap
wrap back black track pack snack stack quack attack bag flag tag rag wag drag jam ham swim clam
slam glad dad mad sad had pad lamp stamp camp damp bang hang sang rang bank thank tank ask task
mask fast last past cast blast dance chance glance prance laugh half calf path bath math glass
class grass pass brass car star far jar bar guitar are art start heart part smart cart dark park
bark shark spark mark arm farm charm ball call tall fall wall small hall all talk walk chalk
song long strong belong wrong along saw draw claw straw paw jaw bee see tree free sea me we he
she be tea key knee three agree pea flea degree ski beat feet meet eat seat sweet street treat
neat heat sheet repeat complete dream team stream cream beam scream seem theme green queen seen
clean mean bean screen between machine sleep deep keep sheep jeep sweep leap creep feel wheel
meal real deal steel heel seal peel week speak peak beak sneak unique leaf beef chief reef leave
believe read need seed feed speed lead weed please cheese breeze freeze trees peace piece ear
hear near dear year clear fear here cheer deer steer beard air hair fair chair bear care share
there where square dare stare pair wear everywhere bed red head said bread led sled thread
instead spread pen ten hen men when then den bell tell well fell smell shell yell spell sell
swell best rest nest test west guest chest quest get let pet met net set wet yet jet vet end
friend bend send spend pretend weekend neck deck check dress less guess yes mess bless chess
left gift lift drift shift nice mice rice ice dice twice slice price spice night light bright
right fight kite white bite write site sight tonight delight might flight height time rhyme
climb lime mine line fine shine nine sign pine vine design sunshine combine ride side slide wide
hide glide guide pride inside outside tide bike like hike strike sky fly high try my cry dry by
why bye pie tie eye goodbye butterfly july reply spy shy smile mile while pile style file tile
child wild mild find kind mind behind wind blind fire tire wire higher desire life knife wife
five drive alive dive live arrive big pig dig wig twig jig bit hit sit fit kit quit knit spit
win bin pin fin thin grin chin skin begin spin ship lip trip chip skip tip flip hip drip clip
zip sip sing ring king wing thing spring bring swing string pink think drink link sink wink
blink fish dish wish swish brick trick sick pick stick kick quick click hill still will fill
pill thrill chill skill mill this kiss miss list twist mist bridge fridge go so no snow show
grow know slow low throw glow flow blow row bow hello below ago toe rainbow though boat coat
goat float note vote wrote throat road toad load rode code explode home foam roam comb chrome
phone bone stone alone throne zone loan own known grown shown hope rope soap slope nose rose
those close toes goes gold old cold hold told fold bold sold roll hole goal whole pole control
soul smoke joke woke oak most ghost toast coast post boast hot not lot got dot spot pot robot
knot rock sock clock block knock top hop stop drop shop pop crop mop dog log frog fog jog job
sob box fox socks rocks moon soon spoon noon tune balloon cartoon june afternoon too you blue
true two do zoo shoe who new few grew flew chew food mood rude dude cool school pool rule fool
tool jewel room zoom broom boom bloom boot fruit suit cute flute root hoot move groove smooth
tooth truth youth juice loose goose moose cup up pup sun fun run one done won bun ton son gum
drum hum thumb some come plum sum yum bug hug mug rug snug jug tug luck duck truck stuck buck
cut nut but shut hut much touch such lunch bunch crunch munch punch jump bump pump lump stump
dust must just trust crust love dove glove above enough stuff puff rough book look cook took
hook good wood could would should stood foot put now how cow wow brow down town brown crown
clown frown around sound found round ground pound hound house mouse out shout about cloud loud
proud crowd our hour sour flour flower power shower tower boy toy joy enjoy annoy coin join
point voice choice noise boys toys oil boil soil spoil bird word heard girl world curl pearl
turn learn burn fern earth birth worth first thirst work her fur stir more door floor four store
score roar explore before shore horse course north storm warm form corn horn morning better
letter butter sweater winter summer number under wonder thunder paper tiger spider water mother
brother other another river never ever forever clever together weather feather father sister
mister happy snappy funny sunny money bunny honey silly chilly story glory baby maybe lady crazy
lazy daisy table able little middle riddle fiddle apple puddle cuddle muddle bubble double
trouble giggle wiggle jungle yellow fellow mellow pillow willow window dragon wagon magic music
rocket pocket jacket basket ticket dancing singing ringing swinging bringing flying trying
playing saying jumping bumping running ocean motion potion station nation vacation celebration
imagination
`
  .trim()
  .split(/\s+/)

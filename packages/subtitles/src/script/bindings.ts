import type { SubtitleLanguage } from '../rules.ts'

/** Words of a language beside which a line is not broken, or is best broken.
 *  `next`: they belong to the word after them (articles, possessives, prepositions, auxiliaries, negations).
 *  `previous`: they belong to the word before them (particles, postpositions, auxiliaries behind their verb).
 *  `openers`: what a line is best broken before (conjunctions, prepositions, relative pronouns). */
export type Bindings = {
  readonly next: ReadonlySet<string>
  readonly previous: ReadonlySet<string>
  readonly openers: ReadonlySet<string>
}

const words = (list: string) => new Set(list.split(' ').filter((word) => word !== ''))

const bindings = (next: string, openers: string, previous = ''): Bindings => ({
  next: words(next),
  previous: words(previous),
  openers: words(openers),
})

/** By language. Source: Netflix, Timed Text Style Guide, "Line treatment": a break separates no noun from its
 *  article, no verb from its auxiliary, pronoun or negation, and no verb from its preposition. */
export const BINDINGS: Readonly<Record<SubtitleLanguage, Bindings>> = {
  en: bindings(
    `a an the my your his her its our their this that these those some any no every each
     of to in on at by for from with into onto about over under after before between through without
     i you he she it we they who am is are was were be been being have has had do does did
     will would shall should can could may might must not never i'm you're he's she's it's we're they're
     i've you've we've they've i'll you'll he'll she'll we'll they'll don't doesn't didn't can't won't isn't aren't
     mr mrs ms dr and or but`,
    `and or but so because although though while when if unless until since that which who whose where
     of to in on at by for from with into onto about over under after before between through without than as like`,
  ),
  es: bindings(
    `el la los las un una unos unas lo mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa aquel
     aquella de del a al en con por para sin sobre entre hasta desde hacia según no me te se nos os le les
     he has ha hemos han había habían soy eres es somos son está están estoy estaba ser y o e u ni muy más tan`,
    `y o e u ni pero sino porque aunque cuando si que quien cuyo donde mientras como
     de del a al en con por para sin sobre entre hasta desde hacia según`,
  ),
  fr: bindings(
    `le la les un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces
     de à en dans par pour sur sous avec sans chez entre vers ne je tu il elle on nous vous ils elles me te se lui y
     ai as a avons avez ont avait suis es est sommes êtes sont était être et ou mais très plus si parce alors`,
    `et ou mais donc or ni car parce alors que quand lorsque si qui dont où comme pendant puisque quoique
     de à en dans par pour sur sous avec sans chez entre vers`,
  ),
  de: bindings(
    `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine sein seine
     ihr ihre unser unsere euer eure dieser diese dieses diesen diesem kein keine keinen keinem keiner
     in im an am auf aus bei beim mit nach von vom zu zum zur für über unter vor hinter neben zwischen durch ohne um gegen
     ich du er sie es wir nicht bin bist ist sind seid war waren habe hast hat haben hatte hatten
     werde wirst wird werden und oder sehr so zu herr frau`,
    `und oder aber sondern denn weil obwohl wenn als ob dass damit während bevor nachdem bis wo
     in im an am auf aus bei beim mit nach von vom zum zur für über unter vor hinter neben zwischen durch ohne um gegen`,
  ),
  it: bindings(
    `il lo la i gli le un uno una mio mia miei mie tuo tua suo sua nostro nostra vostro vostra questo questa quel
     quello quella di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei con su
     sul sulla per tra fra senza non mi ti si ci vi ne ho hai ha abbiamo avete hanno aveva sono sei è siamo siete era
     e o ma molto più così`,
    `e o ma però perché benché quando se che cui dove mentre come anche né
     di del dello della dei degli delle a al alla ai da dal dalla in nel nella con su sul sulla per tra fra senza`,
  ),
  pt: bindings(
    `o a os as um uma uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta esse essa aquele
     aquela de do da dos das em no na nos nas ao à aos às com por pelo pela para sem sobre entre até desde não me te se
     lhe sou és é somos são está estão estou estava tenho tem temos têm tinha ser e ou mas muito mais tão`,
    `e ou mas porque embora quando se que quem cujo onde enquanto como nem
     de do da dos das em no na nos nas ao com por pelo pela para sem sobre entre até desde`,
  ),
  ja: bindings(
    'この その あの どの お ご',
    'そして でも しかし だから けれど また または それで',
    `は が を に で と も の へ や か ね よ な わ ぞ ぜ さ から まで より だけ しか ほど など って ば て た だ です ます
     ました ません でした いる いた ある ない たい れる られる せる させる う よう く し ん さん ちゃん くん 様 たち`,
  ),
  ko: bindings(
    '이 그 저 한 두 세 네 몇 내 네 제 우리 안 못 더 잘 새 첫 온 모든 어느 무슨 어떤',
    '그리고 그러나 하지만 그래서 그런데 또는 왜냐하면 만약',
    '것 거 것은 것이 수 줄 때 때문에 있다 있는 있어 있어요 있습니다 없다 없는 없어 없어요 없습니다 싶다 싶어 싶어요 않다 않아 않는 않아요 같아 같아요 같은 주세요 하다',
  ),
  zh: bindings(
    '这 那 一 个 不 没 没有 很 太 最 在 把 被 对 从 向 和 与 跟 是 我 你 他 她 它 的话 第 每',
    '和 与 但 但是 因为 所以 如果 虽然 可是 而 或者 在 从 对 当 然后 而且',
    '的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 们 里 上 下 中 个 只 条 本 次 年 月 日',
  ),
  ar: bindings(
    'في من على إلى عن مع عند بين بعد قبل تحت فوق حتى منذ لا لم لن ما قد سوف يا هذا هذه ذلك تلك كل أن إن كان كانت هو هي هم نحن أنا أنت و',
    'و أو ثم لكن ولكن لأن إذا عندما حين بينما الذي التي الذين حيث في من على إلى عن مع بعد قبل حتى',
  ),
  hi: bindings(
    'एक यह वह ये वे इस उस इन उन मेरा मेरी मेरे तेरा तेरी तुम्हारा तुम्हारी हमारा हमारी उसका उसकी इसका इसकी अपना अपनी अपने न नहीं मत बहुत सब हर कोई कुछ श्री',
    'और या लेकिन मगर पर क्योंकि अगर जब तब तो कि जो जहाँ जैसे जबकि',
    'का के की को में से पर ने तक ही भी तो है हैं था थी थे हूँ हो रहा रही रहे गया गई गए चुका चुकी वाला वाली वाले जी दिया लिया सकता सकती सकते चाहिए लिए साथ',
  ),
  ru: bindings(
    `в во на с со к ко по за из изо от ото до для у о об обо при под над без про через между перед
     не ни я ты он она оно мы вы они мой моя моё мои твой твоя твои наш наша ваш ваша его её их этот эта это эти тот та те
     и а но или что как очень самый буду будет будем будут был была было были`,
    `и а но или что чтобы потому если когда пока хотя где который которая которое которые чем как
     в во на с со к ко по за из от до для у о об при под над без про через между перед`,
    'бы б ли же ль',
  ),
}

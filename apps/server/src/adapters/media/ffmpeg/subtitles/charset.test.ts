import { expect, it } from 'vitest'
import { decodeText } from './charset.ts'

/** Language, charset, a few sentences of captions, and their bytes in that charset. */
const WRITTEN = [
  [
    'el',
    'windows-1253',
    'Καλημέρα. Τι κάνεις σήμερα; Θέλω να πάμε στη θάλασσα με τα παιδιά. Δεν ξέρω πού είναι ο αδελφός μου, αλλά θα έρθει αργότερα.',
    'cae1ebe7ecddf1e12e20d4e920eadcede5e9f220f3deece5f1e13b20c8ddebf920ede120f0dcece520f3f4e720e8dcebe1f3f3e120ece520f4e120f0e1e9e4e9dc2e20c4e5ed20eeddf1f920f0effd20e5dfede1e920ef20e1e4e5ebf6fcf220eceff52c20e1ebebdc20e8e120ddf1e8e5e920e1f1e3fcf4e5f1e12e',
  ],
  [
    'ru',
    'windows-1251',
    'Доброе утро. Как дела сегодня? Я хочу поехать на море с детьми. Не знаю, где мой брат, но он придёт позже.',
    'c4eee1f0eee520f3f2f0ee2e20cae0ea20e4e5ebe020f1e5e3eee4edff3f20df20f5eef7f320efeee5f5e0f2fc20ede020eceef0e520f120e4e5f2fcece82e20cde520e7ede0fe2c20e3e4e520eceee920e1f0e0f22c20edee20eeed20eff0e8e4b8f220efeee7e6e52e',
  ],
  [
    'ru',
    'koi8-r',
    'Доброе утро. Как дела сегодня? Я хочу поехать на море с детьми. Не знаю, где мой брат, но он придёт позже.',
    'e4cfc2d2cfc520d5d4d2cf2e20ebc1cb20c4c5ccc120d3c5c7cfc4ced13f20f120c8cfded520d0cfc5c8c1d4d820cec120cdcfd2c520d320c4c5d4d8cdc92e20eec520dacec1c02c20c7c4c520cdcfca20c2d2c1d42c20cecf20cfce20d0d2c9c4a3d420d0cfdad6c52e',
  ],
  [
    'pl',
    'windows-1250',
    'Dzień dobry. Jak się dziś masz? Chciałbym pojechać nad morze z dziećmi. Nie wiem, gdzie jest mój brat, ale przyjdzie później.',
    '447a6965f120646f6272792e204a616b207369ea20647a699c206d61737a3f204368636961b362796d20706f6a65636861e6206e6164206d6f727a65207a20647a6965e66d692e204e6965207769656d2c2067647a6965206a657374206df36a20627261742c20616c652070727a796a647a69652070f39f6e69656a2e',
  ],
  [
    'tr',
    'windows-1254',
    'Günaydın. Bugün nasılsın? Çocuklarla denize gitmek istiyorum. Kardeşim nerede bilmiyorum ama sonra gelecek. Şimdi eğleniyoruz.',
    '47fc6e617964fd6e2e20427567fc6e206e6173fd6c73fd6e3f20c76f63756b6c61726c612064656e697a65206769746d656b2069737469796f72756d2e204b61726465fe696d206e65726564652062696c6d69796f72756d20616d6120736f6e72612067656c6563656b2e20de696d64692065f06c656e69796f72757a2e',
  ],
  [
    'fr',
    'windows-1252',
    'Bonjour. Comment ça va aujourd’hui ? Je voudrais aller à la mer avec les enfants. Je ne sais pas où est mon frère, mais il viendra plus tard. C’était déjà l’été.',
    '426f6e6a6f75722e20436f6d6d656e7420e7612076612061756a6f75726492687569203f204a6520766f75647261697320616c6c657220e0206c61206d65722061766563206c657320656e66616e74732e204a65206e65207361697320706173206ff920657374206d6f6e206672e872652c206d61697320696c207669656e64726120706c757320746172642e204392e9746169742064e96ae0206c92e974e92e',
  ],
  [
    'ar',
    'windows-1256',
    'صباح الخير. كيف حالك اليوم؟ أريد أن أذهب إلى البحر مع الأطفال. لا أعرف أين أخي ولكنه سيأتي لاحقا.',
    'd5c8c7cd20c7e1ceedd12e20dfeddd20cdc7e1df20c7e1ede6e3bf20c3d1edcf20c3e420c3d0e5c820c5e1ec20c7e1c8cdd120e3da20c7e1c3d8ddc7e12e20e1c720c3dad1dd20c3ede420c3ceed20e6e1dfe4e520d3edc3caed20e1c7cddec72e',
  ],
  [
    'he',
    'windows-1255',
    'בוקר טוב. מה שלומך היום? אני רוצה לנסוע לים עם הילדים. אני לא יודע איפה אחי אבל הוא יבוא מאוחר יותר.',
    'e1e5f7f820e8e5e12e20eee420f9ece5eeea20e4e9e5ed3f20e0f0e920f8e5f6e420ecf0f1e5f220ece9ed20f2ed20e4e9ece3e9ed2e20e0f0e920ece020e9e5e3f220e0e9f4e420e0e7e920e0e1ec20e4e5e020e9e1e5e020eee0e5e7f820e9e5faf82e',
  ],
  [
    'ja',
    'shift_jis',
    'おはようございます。今日は元気ですか。子供たちと海に行きたいです。兄がどこにいるか分かりませんが、後で来ます。',
    '82a882cd82e682a482b282b482a282dc82b781428da193fa82cd8cb38b4382c582b782a981428e718b9f82bd82bf82c68a4382c98d7382ab82bd82a282c582b781428c5a82aa82c782b182c982a282e982a995aa82a982e882dc82b982f182aa81418ce382c5978882dc82b78142',
  ],
  [
    'ko',
    'euc-kr',
    '좋은 아침입니다. 오늘 기분이 어때요? 아이들과 바다에 가고 싶어요. 형이 어디 있는지 모르지만 나중에 올 거예요.',
    'c1c1c0ba20bec6c4a7c0d4b4cfb4d92e20bfc0b4c320b1e2bad0c0cc20beeeb6a7bfe43f20bec6c0ccb5e9b0fa20b9d9b4d9bfa120b0a1b0ed20bdcdbeeebfe42e20c7fcc0cc20beeeb5f020c0d6b4c2c1f620b8f0b8a3c1f6b8b820b3aac1dfbfa120bfc320b0c5bfb9bfe42e',
  ],
  [
    'zh',
    'gb18030',
    '早上好。你今天怎么样？我想和孩子们去海边。我不知道我哥哥在哪里，但是他晚一点会来。',
    'd4e7c9cfbac3a1a3c4e3bdf1ccecd4f5c3b4d1f9a3bfced2cfebbacdbaa2d7d3c3c7c8a5baa3b1dfa1a3ced2b2bbd6aab5c0ced2b8e7b8e7d4dac4c4c0efa3acb5abcac7cbfbcdedd2bbb5e3bbe1c0b4a1a3',
  ],
  [
    'zh',
    'big5',
    '早安。你今天好嗎？我想和孩子們去海邊。我不知道我哥哥在哪裡，但是他晚一點會來。',
    'a6ada677a143a741a4b5a4d1a66eb6dca148a7dab751a94dabc4a46cadcca568aefcc3e4a143a7daa4a3aabeb944a7daadf4adf4a662adfeb8cca141a6fdac4fa54cb1dfa440c249b77ca8d3a143',
  ],
] as const

const captions = (hex: string) =>
  Buffer.concat([
    Buffer.from('1\n00:00:01,000 --> 00:00:04,000\n'),
    Buffer.from(hex, 'hex'),
    Buffer.from('\n\n'),
  ])

it.each(WRITTEN)(
  'reads captions in %s that were written in %s',
  (language, _charset, text, hex) => {
    expect(decodeText(captions(hex), language)).toContain(text)
  },
)

it.each(WRITTEN)('reads captions in %s in %s that do not say their language', (...row) => {
  const [, , text, hex] = row
  expect(decodeText(captions(hex))).toContain(text)
})

it('reads few words as what was usual for their language, whatever a detector finds in them', () => {
  expect(decodeText(Buffer.from('cfeef7e5ecf33f', 'hex'), 'ru')).toBe('Почему?')
  expect(decodeText(Buffer.from([0x44, 0xe9, 0x6a, 0xe0]), 'fr')).toBe('Déjà')
})

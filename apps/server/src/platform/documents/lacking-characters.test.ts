import { expect, test } from 'vitest'
import { raritiesIn } from './lacking-characters.ts'

test.each([
  ['Vietnamese, Indonesian, Filipino', 'Tôi thích học tiếng Việt. Saya suka. Bagong bágay'],
  ['Thai and Lao', 'ฉันชอบเรียนภาษาไทย ຂ້ອຍມັກຮຽນພາສາລາວ'],
  ['Burmese and Khmer', 'ကျွန်တော် မြန်မာစာ ខ្ញុំចូលចិត្តរៀនភាសាខ្មែរ'],
  ['Taiwanese and Hakka', 'tha̍k-tsheh o͘ a̋ ⁿ ṳ̂ 𪜶 𠢕 𫝏 𬦰 𠊎 㧡 ㄅㆠˊ˫'],
  ['the Indigenous languages', 'kapah ʼorip ʉ ɨ ə ł ɫ ŋ ^ ṟ ḏ'],
  ['Japanese and Korean', '毎日日記を書きます。일기를 씁니다'],
  ['Arabic and Hebrew', 'أحب أن أتعلم שלום'],
  ['mathematics', '∀x∈ℝ, ∑ᵢ₌₁ⁿ xᵢ² ≤ ∫₀^∞ e⁻ˣ ⊢ 𝔸 ⨂'],
  ['emoji', '😀 👩🏽‍🔬 ❤️ 1️⃣ 🇹🇼 ☯ ⌘'],
  ['names written in parts', '한글'.normalize('NFD')],
  ['what has no shape', '\u202eabc\u202c \u200b\ufeff\u00a0\u3000\ud83d'],
])('no character of %s is lacking', async (_language, text) => {
  expect((await raritiesIn(text)).lacking).toEqual([])
})

test('a character that no font has is named once, in the order of the text', async () => {
  expect((await raritiesIn('我叫 𠀀𠀋，ᠮ 𠀀')).lacking).toEqual(['𠀀', 'ᠮ'])
})

test('a mark that no font has on its letter is named with it', async () => {
  expect((await raritiesIn('한\u030d국')).lacking).toEqual(['한\u030d'])
})

test('characters of the font that is never bold are told', async () => {
  expect((await raritiesIn('林𠮷雨，水 w')).thin).toEqual(['𠮷'])
})

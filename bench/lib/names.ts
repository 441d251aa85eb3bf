/** Family names by their approximate share in Taiwan, in per mille; the rest is spread over rarer ones. */
const familyNames = {
  陳: 111,
  林: 83,
  黃: 60,
  張: 53,
  李: 51,
  王: 41,
  吳: 40,
  劉: 32,
  蔡: 29,
  楊: 27,
  許: 23,
  鄭: 19,
  謝: 18,
}
const rarerNames = [...'郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁']
const firstCharacters = [...'家宇怡承志雅佳冠詩品柏思子宥欣郁彥建俊婷淑美明春秀']
const secondCharacters = [...'豪翔君恩涵庭安宏文妤瑄蓁萱婷華玲芬芳傑偉銘雄英惠']

/** Returns a name, always the same for the same number. */
export function nameOf(number: number): string {
  const chance = mix(number)
  const given = `${pick(firstCharacters, chance >>> 10)}${pick(secondCharacters, chance >>> 17)}`
  return `${familyName(chance % 1_000)}${given}`
}

function familyName(perMille: number): string {
  let rest = perMille
  for (const [name, share] of Object.entries(familyNames)) {
    if (rest < share) return name
    rest -= share
  }
  return pick(rarerNames, rest)
}

function pick(characters: string[], chance: number): string {
  return characters[chance % characters.length] ?? ''
}

/** Scatters neighbouring numbers (the finaliser of MurmurHash3). */
function mix(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

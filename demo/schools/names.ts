import type { Random } from '../school/random.ts'

const families = [
  '王',
  '李',
  '張',
  '劉',
  '黃',
  '吳',
  '林',
  '陳',
  '蔡',
  '楊',
  '許',
  '鄭',
  '謝',
  '郭',
  '洪',
  '曾',
  '邱',
  '廖',
  '賴',
  '周',
  '徐',
  '蘇',
  '葉',
  '莊',
  '呂',
  '江',
  '何',
  '蕭',
  '羅',
  '高',
  '潘',
  '簡',
  '朱',
  '鍾',
  '彭',
  '游',
  '詹',
  '胡',
] as const
const girls = [
  '品妍',
  '宥晴',
  '詠晴',
  '若彤',
  '子芸',
  '語桐',
  '思妤',
  '芷瑄',
  '羽彤',
  '采璇',
  '苡安',
  '沛蓉',
  '亭萱',
  '可昕',
  '予安',
  '映彤',
  '禹璇',
  '樂怡',
  '瑀涵',
  '千語',
] as const
const boys = [
  '宥翔',
  '柏睿',
  '承恩',
  '品睿',
  '冠廷',
  '宇恩',
  '子睿',
  '睿恩',
  '奕辰',
  '竣翔',
  '禹丞',
  '丞洋',
  '彥廷',
  '皓宇',
  '立安',
  '又誠',
  '以樂',
  '書豪',
  '亮宇',
  '庭瑋',
] as const

/** Returns a function that draws plausible names, each once; any likeness to real people is coincidental. */
export function drawNames(random: Random) {
  const taken = new Set<string>()
  return function named(isGirl: boolean): string {
    const name = random.pick(families) + random.pick(isGirl ? girls : boys)
    if (taken.has(name)) return named(isGirl)
    taken.add(name)
    return name
  }
}

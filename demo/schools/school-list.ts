import { randomOf } from '../school/random.ts'

const families = [
  ...[
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
  ],
  ...['徐', '蘇', '葉', '莊', '呂', '江', '何', '蕭', '羅', '高', '潘', '簡', '朱', '鍾', '彭', '游', '詹', '胡'],
] as const
const girls = [
  ...['品妍', '宥晴', '詠晴', '若彤', '子芸', '語桐', '思妤', '芷瑄', '羽彤', '采璇', '苡安', '沛蓉', '亭萱', '可昕'],
  ...['予安', '映彤', '禹璇', '樂怡', '瑀涵', '千語'],
] as const
const boys = [
  ...['宥翔', '柏睿', '承恩', '品睿', '冠廷', '宇恩', '子睿', '睿恩', '奕辰', '竣翔', '禹丞', '丞洋', '彥廷', '皓宇'],
  ...['立安', '又誠', '以樂', '書豪', '亮宇', '庭瑋'],
] as const

/** Two classes of the first year as the school's office keeps them; nobody of that name is meant. */
const classes = [
  { name: '101', people: 36 },
  { name: '102', people: 34 },
] as const

/** The list as the school imports it. */
export function schoolList(): string {
  const random = randomOf('school list')
  const taken = new Set<string>()
  const named = (names: readonly [string, ...string[]]): string => {
    const name = random.pick(families) + random.pick(names)
    if (taken.has(name)) return named(names)
    taken.add(name)
    return name
  }
  const rows = classes.flatMap(({ name, people }) =>
    Array.from({ length: people }, (_, index) => {
      const seat = index + 1
      const isGirl = random.next() < 0.5
      const number = `115${name}${String(seat).padStart(2, '0')}`
      return `學生,高一,${name},${seat},${named(isGirl ? girls : boys)},${number},${isGirl ? '女' : '男'}`
    }),
  )
  return ['身分,年級,班級,座號,姓名,學號,性別', ...rows].join('\n')
}

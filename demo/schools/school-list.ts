import { randomOf } from '../school/random.ts'
import { drawNames } from './names.ts'

/** Two first-year classes as the school's office lists them. */
const classes = [
  { name: '101', people: 36 },
  { name: '102', people: 34 },
] as const

/** Returns the list as the school imports it. */
export function schoolList(): string {
  const random = randomOf('school list')
  const named = drawNames(random)
  const rows = classes.flatMap(({ name, people }) =>
    Array.from({ length: people }, (_, index) => {
      const seat = index + 1
      const isGirl = random.next() < 0.5
      const number = `115${name}${String(seat).padStart(2, '0')}`
      return `學生,高一,${name},${seat},${named(isGirl)},${number},${isGirl ? '女' : '男'}`
    }),
  )
  return ['身分,年級,班級,座號,姓名,學號,性別', ...rows].join('\n')
}

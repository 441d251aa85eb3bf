/**
 * By what members stand in the order of their seat numbers, as SQL of one: 2 before 10, letters after digits, who has none
 * last. That of 2 and 02 is the same.
 */
export const numberOrder = (number: string) => `case
  when ${number} = '' then '3'
  when ${number} ~ '^[0-9]' then '1' || lpad(substring(${number} from '^[0-9]+'), 3, '0') || substring(${number} from '[^0-9].*$|$')
  else '2' || rpad(substring(${number} from '^[A-Z]+'), 3, '0')
    || lpad(coalesce(substring(${number} from '[0-9]+$'), ''), 3, '0') || ${number} end`

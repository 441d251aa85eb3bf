/**
 * SQL of the sort key of a seat number: 2 before 10, letters after digits, members without a number last. The keys of 2
 * and 02 are equal.
 */
export const numberOrder = (number: string) => `case
  when ${number} = '' then '3'
  when ${number} ~ '^[0-9]' then '1' || lpad(substring(${number} from '^[0-9]+'), 3, '0') || substring(${number} from '[^0-9].*$|$')
  else '2' || rpad(substring(${number} from '^[A-Z]+'), 3, '0')
    || lpad(coalesce(substring(${number} from '[0-9]+$'), ''), 3, '0') || ${number} end`

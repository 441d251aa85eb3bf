/* Ids of what is filled in, as SQL. */

const hex = (number: string, digits: number) => `lpad(to_hex(${number}), ${digits}, '0')`

/** Of the thing with a number, of a kind that four hexadecimal digits tell. */
export const numberedId = (kind: string, number: string) =>
  `('00000000-0000-7000-${kind}-' || ${hex(number, 12)})::uuid`

/** Of a year, the newest last: of the one with a number among all. */
export const idInYear = (number: string, all: string) => {
  const moment = hex(`((extract(epoch from now()) - 31000000 * (1 - ${number}::float8 / ${all})) * 1000)::bigint`, 12)
  return `(substr(${moment}, 1, 8) || '-' || substr(${moment}, 9) || '-7000-8000-' || ${hex(number, 12)})::uuid`
}

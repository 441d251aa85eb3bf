import type { ListTrouble, ListTroubleCode } from '@learntrail/contract/profiles/list-troubles'

export const trouble = (code: ListTroubleCode, values: ListTrouble['values'] = {}): ListTrouble => ({ code, values })

const sentences: Record<ListTroubleCode, string> = {
  not_text: 'is neither UTF-8 nor Big5 text; save it as "CSV UTF-8" and try again',
  no_header: 'has no header with a column {column}',
  columns_missing: 'lacks the columns {columns}',
  type_unknown: 'does not show which type of school it lists; say it with --type',
  needs_too_much: 'takes more time or memory to read than a list may; divide it',
  quote_open: 'a quotation mark is never closed',
  character_lost: '"{written}" has lost a character on its way; write it in, in a file saved as "CSV UTF-8"',
  code_missing: 'the code is missing',
  code_wrong: 'the code "{written}" is not one of the ministry\'s (has it lost a leading zero?)',
  code_twice: 'the code stands in line {line} already',
  name_missing: 'the name is missing',
  name_too_long: 'the name is longer than {limit} characters',
  ownership_unknown: '"{written}" is neither 公立 nor 私立',
  county_unknown: 'the county "{written}" is unknown',
  school_unknown: 'no open school is called "{written}"',
  school_ambiguous: '"{written}" stands for several schools; use the code',
  school_missing: 'no school is named; say the one of all rows with --school',
  school_not_yours: '{written} is another school',
  role_unknown: '"{written}" is neither 學生 nor 老師',
  seat_wrong: '"{written}" is no seat number of at most 3 letters and digits',
  gender_unknown: '"{written}" is neither 男 nor 女',
  teacher_email_missing: 'a teacher needs an e-mail',
  grade_unknown: '"{written}" is no grade of {school}',
  person_name_wrong: '"{written}" is no name of 2 to 20 characters',
  number_wrong: '"{written}" is not 1 to 15 letters and digits',
  number_twice: 'the student number stands in line {line} already',
  class_wrong: 'a class has 1 to {limit} characters',
  email_wrong: '"{written}" is no e-mail',
  email_twice: 'the e-mail stands in line {line} already',
  email_taken: '{email} is the e-mail of another account',
  username_taken: 'the account name {username} is somebody else’s',
  guardian_email_own: '"{written}" is the e-mail of the pupil, not of a guardian',
  transfer_waits: '{written} waits to be taken in from another school; see to that first',
  passwords_homeless: 'holds {count} new people; say where their passwords go with --passwords',
}

/** Returns a trouble in English, for an operator's terminal. */
export const troubleInWords = ({ code, values }: ListTrouble): string =>
  sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

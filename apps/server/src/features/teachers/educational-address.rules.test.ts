import { expect, test } from 'vitest'
import { isEducational } from './educational-address.rules.ts'

const domains = ['edu.tw', 'school.example']

test.each(['chen@edu.tw', 'chen@nhsh.tp.edu.tw', 'Chen@NTU.EDU.TW', 'chen@school.example'])(
  '%s is educational',
  (email) => expect(isEducational(email, domains)).toBe(true),
)

test.each(['chen@notedu.tw', 'chen@edu.tw.example', 'chen@edu.com', 'edu.tw@gmail.com', 'chen@tw'])(
  '%s is not',
  (email) => expect(isEducational(email, domains)).toBe(false),
)

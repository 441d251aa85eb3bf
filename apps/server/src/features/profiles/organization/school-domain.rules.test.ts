import { expect, test } from 'vitest'
import { domainOfWebsite } from './school-domain.rules.ts'

test.each([
  ['http://www.fg.tp.edu.tw', 'fg.tp.edu.tw'],
  ['https://www3.ntu.edu.tw/index.html', 'ntu.edu.tw'],
  ['www.nocsh.ntpc.edu.tw:8080/', 'nocsh.ntpc.edu.tw'],
  [' HTTP://WWW.KCBS.NTPC.EDU.TW ', 'kcbs.ntpc.edu.tw'],
  ['http://lshes.com/school/', null],
  ['http://edu.tw.example.com', null],
  ['http://140.130.169.1', null],
  ['', null],
])('%s is of %s', (website, domain) => expect(domainOfWebsite(website)).toBe(domain))

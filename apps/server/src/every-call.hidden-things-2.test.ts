import { testHiddenThings } from './testing/hidden-things.ts'

testHiddenThings(1, 2)

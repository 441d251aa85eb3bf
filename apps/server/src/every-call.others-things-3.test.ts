import { testOthersThings } from './testing/others-things.ts'

testOthersThings(2, 3)

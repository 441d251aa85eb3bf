import type { SamplesByKind } from './samples-by-kind.rules.ts'

export const englishSamples: SamplesByKind = {
  learning_records: {
    by: 'Yu-ting, Grade 11',
    title: "From eight seconds to two: mending our club's website",
    answers: {
      did: "The astronomy club's website took eight seconds to open, and new members often gave up. On three Saturdays in October our vice president and I looked for the reason: we recorded the loading in the browser's developer tools and tried one thing after another.",
      why: 'At the welcome day I asked the whole hall to scan a code and sign up. Everybody stared at a white page, and only seven people made it. That was when I decided to mend it.',
      learned:
        'The code was not slow, the photos were: 24 pictures of the night sky in full size, 96 MB together. I learned to make pictures as wide as the screen needs, and to measure before changing. I had guessed the fonts and spent an afternoon on them, for 0.1 seconds.',
      stuck:
        'After shrinking, the stars turned to mush. I tried three levels of compression and let five members pick the sharpest without knowing which was which. We took the second smallest, because nobody could tell the difference.',
      felt: 'When the timer stopped at 2.1 seconds we shouted. Better still was the number of people who signed up the week after: 31 instead of 7. Being faster really changes whether people stay.',
      next: 'Next term I want the measuring to happen by itself with every update, so that we find out before somebody complains.',
    },
  },
  course_classification: {
    by: 'Pei-ching, Grade 10',
    title: 'The moles on a food label',
    answers: {
      subject: 'Chemistry, second term of Grade 10, with Ms. Lin. The unit was "Moles and concentration".',
      about:
        "We learned to count particles that nobody can see. Our teacher's question was: use this tool to explain something you eat or drink every day.",
      task: 'I chose a sports drink. From the sodium on its label I had to work out the number of sodium ions in a bottle, then mix salt water of the same concentration and check it with a conductivity meter.',
      process:
        'A 600 mL bottle has 246 mg of sodium, which is 0.0107 mol. I weighed 0.62 g of salt for the same concentration. The first reading was off by 40%. My arithmetic was right; then I saw that the drink also holds potassium, which conducts as well.',
      result:
        'With potassium counted in, the error fell to 6%. I drew both readings side by side to show what one forgotten ion does.',
      evidence:
        'Two pages of my lab book, a bar chart of the conductivity, a photo of the solutions, and my teacher\'s note: "You did not hide the numbers that did not fit. Good."',
      reflection:
        'I used to think an error means that I did something wrong. Now I think it is a hint at what I have not thought of. Next time I will list what else could matter before I start.',
    },
  },
  event_quest: {
    by: 'En-yu, Grade 9',
    title: 'Beach clean-up: getting 60 people to the right spot',
    answers: {
      goal: 'In one morning, lead 60 classmates to clean 300 metres of Baishawan beach, and record what we find by kind, so that a marine conservation group can use the data.',
      party:
        'I led the recording team of four: two called out numbers, one filled in the form, one took photos. There were three teams of collectors, and Mr. Chen who guided us.',
      challenge:
        'After twenty minutes all three teams crowded the same stretch while nobody was at the other end, and everyone named things differently: one kind of bottle was written down as three.',
      turning_point:
        'I asked for a five-minute stop. With branches we divided the beach into six squares, two for each team, and laid out the ten most common things as samples. After that nobody asked "which kind is this?" again.',
      reward:
        'We collected 142 kg and 1,387 usable entries. What I gained: stopping for five minutes is sometimes faster than working five minutes more.',
      next_quest:
        'Next year I want to make cards of the samples the day before, and invite the primary school nearby to see whether sixth and ninth graders can use the same form.',
    },
  },
}

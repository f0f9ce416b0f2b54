import { makeRecord } from '@/testing/search/records'
import { SMALL_DIRECTORY, askable, town } from '@/testing/search/small-directory'

const { find, suggest } = askable(SMALL_DIRECTORY)

/** What is promised, what is typed, and what comes first. */
const CASES: readonly (readonly [promise: string, searches: readonly (readonly [typed: string, first: string])[]])[] = [
  [
    'spelling mistakes',
    [
      ['sahydri institute', 'Sahyadri Institute of Technology'],
      ['kadmaba hotel', 'Kadamba Institute of Hotel Management'],
      ['netravatti nursing', 'Netravati Nursing College'],
      ['ratnakra design', 'Ratnakara Institute of Design'],
      ['kvr collage of enginering', 'KVR College of Engineering'],
      ['marygold montesori', 'Marigold Montessori'],
      ['hoysla architecure', 'Hoysala College of Architecture and Planning'],
      ['panchjanya acadamy', 'Panchajanya Academy'],
    ],
  ],
  [
    'missing spaces',
    [
      ['kvrcollege', 'KVR College of Engineering'],
      ['silveroak school', 'Silver Oak International School'],
      ['goldenvalley', 'Golden Valley Degree College'],
      ['staldrics', "St. Aldric's College of Commerce"],
      ['hampiheritage', 'Hampi Heritage College'],
    ],
  ],
  [
    'added spaces',
    [
      ['nandi giri polytechnic', 'Nandigiri Polytechnic'],
      ['tunga bhadra medical', 'Tungabhadra Medical College'],
      ['krishna rajendra school', 'Krishnarajendra School'],
      ['mari gold', 'Marigold Montessori'],
    ],
  ],
  [
    'dots and apostrophes',
    [
      ['St Aldrics', "St. Aldric's College of Commerce"],
      ['st. aldric’s', "St. Aldric's College of Commerce"],
      ['St.Bertram', 'St. Bertram College'],
      ['k.v.r. college', 'KVR College of Engineering'],
      ['BNT. institute', 'B.N.T. Institute of Technology and Science'],
      ['chikkammas womens', 'Chikkamma Womens College'],
      ["chikkamma women's", 'Chikkamma Womens College'],
    ],
  ],
  [
    'initials together and apart',
    [
      ['k v r college of engineering', 'KVR College of Engineering'],
      ['k.v.r college', 'KVR College of Engineering'],
      ['kv r college', 'KVR College of Engineering'],
      ['bnt institute of technology', 'B.N.T. Institute of Technology and Science'],
      ['b n t institute', 'B.N.T. Institute of Technology and Science'],
      ['b.n.t.', 'B.N.T. Institute of Technology and Science'],
    ],
  ],
  [
    'acronyms that are given',
    [
      ['sit', 'Sahyadri Institute of Technology'],
      ['S.I.T.', 'Sahyadri Institute of Technology'],
      ['sit shimoga', 'Sahyadri Institute of Technology'],
    ],
  ],
  [
    'acronyms that follow from the name, with and without "of" and "and"',
    [
      ['kvrce', 'KVR College of Engineering'],
      ['KVRCOE', 'KVR College of Engineering'],
      ['bntit', 'B.N.T. Institute of Technology and Science'],
      ['bntits', 'B.N.T. Institute of Technology and Science'],
      ['bntiotas', 'B.N.T. Institute of Technology and Science'],
      ['vnim', 'Visvesha National Institute of Management'],
      ['kihm', 'Kadamba Institute of Hotel Management'],
      ['hcap', 'Hoysala College of Architecture and Planning'],
      ['gec hassan', 'Government Engineering College'],
    ],
  ],
  [
    'words that are shortened',
    [
      ['govt engg college', 'Government Engineering College'],
      ['malnad univ', 'Malnad University of Agriculture'],
      ['nandigiri poly', 'Nandigiri Polytechnic'],
      ['visvesha natl inst of mgmt', 'Visvesha National Institute of Management'],
      ['sahyadri inst of tech', 'Sahyadri Institute of Technology'],
      ['silver oak intl school', 'Silver Oak International School'],
      ['saint aldrics', "St. Aldric's College of Commerce"],
    ],
  ],
  [
    'words in any order',
    [
      ['engineering kvr', 'KVR College of Engineering'],
      ['medical sciences kalyana institute', 'Kalyana Institute of Medical Sciences'],
      ['college ayurveda narayana lakshmi', 'Lakshmi Narayana Ayurveda College'],
      ['oak silver', 'Silver Oak International School'],
    ],
  ],
  [
    'a place added',
    [
      ['kvr college bangalore', 'KVR College of Engineering'],
      ['kvr college of engineering, bengaluru', 'KVR College of Engineering'],
      ['sahyadri shimoga', 'Sahyadri Institute of Technology'],
      ['hampi heritage college hospet karnataka', 'Hampi Heritage College'],
      ['gulbarga medical', 'Kalyana Institute of Medical Sciences'],
      ['bellary medical college', 'Tungabhadra Medical College'],
      ['golden valley kgf', 'Golden Valley Degree College'],
    ],
  ],
  [
    'old and new place names',
    [
      ['government polytechnic belgaum', 'Government Polytechnic, Belagavi'],
      ['government polytechnic belagavi', 'Government Polytechnic, Belagavi'],
      ['government polytechnic bellary', 'Government Polytechnic, Ballari'],
      ['government polytechnic ballari', 'Government Polytechnic, Ballari'],
      ['government polytechnic bijapur', 'Government Polytechnic, Vijayapura'],
      ['govt poly vijayapura', 'Government Polytechnic, Vijayapura'],
      ['vidyaranya law mysore', 'Vidyaranya School of Law, Mysuru'],
      ['vidyaranya law mysuru', 'Vidyaranya School of Law, Mysuru'],
      ['vidyaranya law bangalore', 'Vidyaranya School of Law, Bengaluru'],
      ['vidyaranya law bengaluru', 'Vidyaranya School of Law, Bengaluru'],
      ['bengaluru central college', 'Bangalore Central College'],
      ['mysuru crown college', 'Mysore Crown College'],
      ['basappa hubli', 'Sri Basappa Degree College'],
      ['nursing mangalore', 'Netravati Nursing College'],
      ['teachers training shimoga', 'Kuvempu Teachers Training College'],
      ['vidyalaya tumkur', 'Doddaiah Vidyalaya'],
    ],
  ],
  [
    'ways to write Kannada and Sanskrit names in Latin letters',
    [
      ['doddayya vidyalay', 'Doddaiah Vidyalaya'],
      ['doddaya vidyalaya', 'Doddaiah Vidyalaya'],
      ['shri basapa college', 'Sri Basappa Degree College'],
      ['shree basappa', 'Sri Basappa Degree College'],
      ['laxmi narayan', 'Lakshmi Narayana Ayurveda College'],
      ['gnanadeepa', 'Jnanadeepa PU College'],
      ['jnanadipa', 'Jnanadeepa PU College'],
      ['kaveri residency', 'Cauvery Residency School'],
      ['gouda rural high school', 'Gowdara Rural High School'],
      ['sharnbasva arts', 'Sharanabasava Arts College'],
      ['visweshwa management', 'Visvesha National Institute of Management'],
      ['vidhyaranya', 'Vidyaranya School of Law'],
    ],
  ],
  [
    'Kannada script',
    [
      ['ಕೆವಿಆರ್ kvr ಬೆಂಗಳೂರು', 'KVR College of Engineering'],
      ['government polytechnic ಬಳ್ಳಾರಿ', 'Government Polytechnic, Ballari'],
      ['vidyaranya ಮೈಸೂರು', 'Vidyaranya School of Law, Mysuru'],
      ['vidyaranya ಬೆಂಗಳೂರು', 'Vidyaranya School of Law, Bengaluru'],
      ['ಕಾವೇರಿ', 'Cauvery Residency School'],
    ],
  ],
  [
    'other names',
    [
      ['tunga engineering college', 'Sahyadri Institute of Technology'],
      ['tunga engg', 'Sahyadri Institute of Technology'],
      ['tungaa enginering', 'Sahyadri Institute of Technology'],
      ['ಕಾವೇರಿ ನಿವಾಸಿ ಶಾಲೆ', 'Cauvery Residency School'],
    ],
  ],
  [
    'words that people ask about',
    [
      ['kvr fees', 'KVR College of Engineering'],
      ['kvr college hostel', 'KVR College of Engineering'],
      ['sahyadri cut off', 'Sahyadri Institute of Technology'],
      ['hampi heritage admission contact number', 'Hampi Heritage College'],
    ],
  ],
]

describe.each(CASES)('%s', (_promise, searches) => {
  test.each(searches)('"%s" finds %s first', (typed, first) => {
    const [found = 'nothing'] = find(typed)
    expect(first.includes(',') ? found : found.replace(/, .*/, '')).toBe(first)
  })
})

test('every institution is the first one that its own name finds', () => {
  for (const { id, name } of SMALL_DIRECTORY) {
    const [first = 'nothing'] = find(name)
    expect([id, first.replace(/, .*/, '')]).toEqual([id, name])
  }
})

test('every institution is suggested for its name from the third letter on, as it is typed', () => {
  const typed = 'Kalyana Institute'
  for (let length = 3; length <= typed.length; length += 1) {
    expect([length, suggest(typed.slice(0, length))]).toEqual([
      length,
      expect.arrayContaining(['Kalyana Institute of Medical Sciences']),
    ])
  }
})

test('a mistake is forgiven in a word whose ending does not sound, as in one that sounds whole', () => {
  const college = makeRecord({ id: 900, name: 'Nisbah Womens College', ...town('Mangaluru'), typeIds: [5] })
  expect(askable([...SMALL_DIRECTORY, college]).find('niibah womens')[0]).toBe('Nisbah Womens College')
})

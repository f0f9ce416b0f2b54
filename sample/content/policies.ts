import { both } from '@/sample/content/parts'

/**
 * Policies that are true of this software. An operator adapts them (docs/content.md): who they are,
 * their address, their prices and their court. Each item begins with its number, where pages part
 * them; no other number in the text stands before a period and a space.
 */

type Item = readonly [head: string, text: string]

const numbered = (items: readonly Item[]) =>
  items.map(([head, text], index) => `${index + 1}. <strong>${head}</strong> ${text}`).join('\n')

const REFUND: readonly Item[] = [
  [
    'What this is about.',
    'Reading the directory is free. Plans with a price, and what each contains, stand on the page of plans. This policy is about the money paid for a plan.',
  ],
  [
    'Ending a plan.',
    'You may end a plan at any time by writing to help@guide.example. It then runs to the end of the month or year that is paid for. No plan is renewed by itself.',
  ],
  [
    'Within seven days.',
    'If you write within seven days of paying, and no call with a counsellor or mentor has taken place under the plan, you get the whole amount back.',
  ],
  [
    'After seven days.',
    'A month that has begun is not paid back. Of a yearly plan we pay back the months that have not begun.',
  ],
  [
    'Paid twice, or in vain.',
    'An amount that was taken twice, or for a plan that was never opened, is paid back in full whenever you tell us.',
  ],
  [
    'If we cancel.',
    'When we cannot hold a call that you were promised, we offer another time. If none suits you, you get back what that call was worth.',
  ],
  [
    'How to ask.',
    'Write to help@guide.example with your mobile number, the date of the payment and its reference. You need not give a reason.',
  ],
  [
    'When the money comes.',
    'We answer within two working days and pay back to the account or card that was used, within ten working days. Your bank may need a few days more.',
  ],
  [
    'Fees of institutions.',
    'We never take application or course fees for an institution. If you paid one, ask that institution for its rules.',
  ],
]

const REFUND_KN: readonly Item[] = [
  [
    'ಇದು ಯಾವುದರ ಬಗ್ಗೆ.',
    'ಸಂಸ್ಥೆಗಳ ಮಾಹಿತಿ ಓದುವುದು ಉಚಿತ. ಹಣ ಕೊಡಬೇಕಾದ ಯೋಜನೆಗಳು ಮತ್ತು ಅವುಗಳಲ್ಲಿ ಏನಿದೆ ಎಂಬುದು ಯೋಜನೆಗಳ ಪುಟದಲ್ಲಿದೆ. ಯೋಜನೆಗೆ ಕೊಟ್ಟ ಹಣದ ಬಗ್ಗೆ ಈ ನೀತಿ ಹೇಳುತ್ತದೆ.',
  ],
  [
    'ಯೋಜನೆ ನಿಲ್ಲಿಸುವುದು.',
    'help@guide.example ಗೆ ಬರೆದು ಯಾವಾಗ ಬೇಕಾದರೂ ಯೋಜನೆಯನ್ನು ನಿಲ್ಲಿಸಬಹುದು. ಹಣ ಕೊಟ್ಟ ತಿಂಗಳು ಅಥವಾ ವರ್ಷದ ಕೊನೆಯವರೆಗೆ ಅದು ನಡೆಯುತ್ತದೆ. ಯಾವ ಯೋಜನೆಯೂ ತಾನಾಗಿ ನವೀಕರಣವಾಗುವುದಿಲ್ಲ.',
  ],
  [
    'ಏಳು ದಿನಗಳೊಳಗೆ.',
    'ಹಣ ಕೊಟ್ಟ ಏಳು ದಿನಗಳೊಳಗೆ ಬರೆದರೆ, ಮತ್ತು ಆ ಯೋಜನೆಯಡಿ ಸಮಾಲೋಚಕರು ಅಥವಾ ಮಾರ್ಗದರ್ಶಕರೊಂದಿಗೆ ಕರೆ ನಡೆದಿರದಿದ್ದರೆ, ಪೂರ್ತಿ ಹಣ ಮರಳಿ ಸಿಗುತ್ತದೆ.',
  ],
  ['ಏಳು ದಿನಗಳ ನಂತರ.', 'ಆರಂಭವಾದ ತಿಂಗಳ ಹಣ ಮರಳಿಸುವುದಿಲ್ಲ. ವಾರ್ಷಿಕ ಯೋಜನೆಯಲ್ಲಿ, ಇನ್ನೂ ಆರಂಭವಾಗದ ತಿಂಗಳುಗಳ ಹಣವನ್ನು ಮರಳಿಸುತ್ತೇವೆ.'],
  ['ಎರಡು ಬಾರಿ ಅಥವಾ ವ್ಯರ್ಥ ಪಾವತಿ.', 'ಎರಡು ಬಾರಿ ಕಡಿತವಾದ ಹಣ, ಅಥವಾ ತೆರೆಯದ ಯೋಜನೆಗೆ ಕೊಟ್ಟ ಹಣ, ನೀವು ಯಾವಾಗ ತಿಳಿಸಿದರೂ ಪೂರ್ತಿಯಾಗಿ ಮರಳುತ್ತದೆ.'],
  ['ನಾವು ರದ್ದು ಮಾಡಿದರೆ.', 'ಮಾತು ಕೊಟ್ಟ ಕರೆಯನ್ನು ನಡೆಸಲು ಆಗದಿದ್ದರೆ ಬೇರೆ ಸಮಯ ಕೊಡುತ್ತೇವೆ. ಯಾವುದೂ ನಿಮಗೆ ಹೊಂದದಿದ್ದರೆ ಆ ಕರೆಯ ಮೌಲ್ಯವನ್ನು ಮರಳಿಸುತ್ತೇವೆ.'],
  ['ಕೇಳುವುದು ಹೇಗೆ.', 'ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ, ಪಾವತಿಯ ದಿನಾಂಕ ಮತ್ತು ಅದರ ಉಲ್ಲೇಖ ಸಂಖ್ಯೆಯೊಂದಿಗೆ help@guide.example ಗೆ ಬರೆಯಿರಿ. ಕಾರಣ ಹೇಳಬೇಕಿಲ್ಲ.'],
  [
    'ಹಣ ಬರುವುದು ಯಾವಾಗ.',
    'ಎರಡು ಕೆಲಸದ ದಿನಗಳೊಳಗೆ ಉತ್ತರಿಸಿ, ಹತ್ತು ಕೆಲಸದ ದಿನಗಳೊಳಗೆ ಅದೇ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡಿಗೆ ಹಣ ಕಳುಹಿಸುತ್ತೇವೆ. ಬ್ಯಾಂಕಿಗೆ ಇನ್ನೂ ಕೆಲವು ದಿನ ಬೇಕಾಗಬಹುದು.',
  ],
  ['ಸಂಸ್ಥೆಗಳ ಶುಲ್ಕ.', 'ಯಾವುದೇ ಸಂಸ್ಥೆಯ ಅರ್ಜಿ ಅಥವಾ ಕೋರ್ಸ್ ಶುಲ್ಕವನ್ನು ನಾವು ಪಡೆಯುವುದಿಲ್ಲ. ನೀವು ಕೊಟ್ಟಿದ್ದರೆ ಆ ಸಂಸ್ಥೆಯ ನಿಯಮಗಳನ್ನು ಕೇಳಿ.'],
]

const PRIVACY: readonly Item[] = [
  [
    'Who we are.',
    'Karnataka Education Guide, 4 Example Road, Bengaluru 560000, help@guide.example. We decide what happens with the data that this page is about.',
  ],
  [
    'Reading.',
    'You can read every public page without an account. There is no advertising, no tracking and no content from other companies on our pages; nothing tells anybody else that you were here.',
  ],
  [
    'Registering.',
    'To register you give a mobile number, a first name and a last name. Later you may add an email address and a picture. We keep them with the sentence that stood at the button, and the time. A picture is made anew from its pixels, so that place and camera are not kept.',
  ],
  [
    'One-time codes.',
    'We send a code to your number through a company that delivers text messages; it learns the number and the text. A code is good for five minutes and for five tries. We store a digest of it, not the code itself. To stop abuse we keep, for one day, digests of the number and of the network address from which a code was asked for.',
  ],
  [
    'Messages and requests.',
    'When you send an enquiry, feedback, or a request for counselling or mentoring, we store what you typed: name, phone, email, your message and your choices. With it stand the page, the time and the sentence that stood at the button. Our staff read it in order to answer you.',
  ],
  [
    'Reviews.',
    'A review shows to everybody your name and your role as you wrote them, your rating, your words, and the picture of your profile if you have one. It does not show your number or email address. For one day we keep how often you wrote, to stop abuse.',
  ],
  [
    'Plans and payments.',
    'When you choose a plan we keep which one, its price, its days and how it stands. You pay at a payment service, which learns what you enter there; card, bank and UPI details never reach us. We keep the amount, the time and the number of the payment there.',
  ],
  [
    'Your list of institutions.',
    'The institutions that you keep for later stand in your browser, and with your account when you are signed in.',
  ],
  [
    'Cookies.',
    'We set cookies only where they are needed. <em>session</em> (on secure connections <em>__Host-session</em>) keeps you signed in, for thirty days; scripts cannot read it. <em>signed-in</em> tells the page that there is a session, and nothing of it. <em>form</em>, <em>reply</em> and <em>reply-2</em> hold what you typed into a form for five minutes when your browser runs no JavaScript, and <em>verified</em> for fifteen minutes that your number was confirmed; they are encrypted, and end when somebody signs in or out. <em>code-browser</em>, a random text, lets a one-time code serve for fifteen minutes the browser that asked for it, and no other. <em>rank</em> holds, encrypted, the rank and the category that you ask about at /admission-chances, for five minutes, or for half a year if you say so there. <em>reporter</em>, a random text, tells for thirty days that a browser has reported a review already. <em>return-to</em> remembers for five minutes which page you asked for before signing in.',
  ],
  [
    'Logs.',
    'Our servers write down which call was made, when, and whether it worked. Numbers, names, email addresses, codes and what you search for do not stand there. Network addresses are counted in memory to limit abuse.',
  ],
  [
    'Searches.',
    'Where our staff mend the directory at a desk of their own, we count for ninety days which words were searched for that no institution is called by, and on which day; not who searched, from where, or what else. Email addresses and long numbers are left out. Staff see words alone that were searched for on several days.',
  ],
  [
    'Whom we tell.',
    'The company that sends text messages, and the payment service when you pay, as said above. Nobody else, unless a law obliges us. We do not sell data.',
  ],
  [
    'How long.',
    'Sessions end after thirty days. Your account stays until you delete it, or ask us to. Then your profile, picture, sessions and list are deleted at once; your reviews stay under another name, and what you paid stays in our books for eight years, as the law asks, without your name or number. A plan that was never paid is forgotten after thirty days. Messages and requests stay until they are answered and no longer needed; ask us, and we delete yours sooner.',
  ],
  [
    'Your rights.',
    'You may see and correct your data on your profile page. Signed in, you may take a copy of everything that we store about you, and delete your account with a code that we send to your number; or write to help@guide.example, also to withdraw your consent, or to complain. If our answer does not satisfy you, you may turn to the Data Protection Board of India.',
  ],
  ['Children.', 'If you are under eighteen, register together with a parent or guardian.'],
  ['Changes.', 'When this page changes in a way that matters to you, we say so among the latest updates.'],
]

const PRIVACY_KN: readonly Item[] = [
  [
    'ನಾವು ಯಾರು.',
    'ಕರ್ನಾಟಕ ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ, 4, ಉದಾಹರಣೆ ರಸ್ತೆ, ಬೆಂಗಳೂರು 560000, help@guide.example. ಈ ಪುಟದಲ್ಲಿ ಹೇಳಿದ ಮಾಹಿತಿಯ ಬಳಕೆಯನ್ನು ನಿರ್ಧರಿಸುವವರು ನಾವು.',
  ],
  [
    'ಓದುವಾಗ.',
    'ಎಲ್ಲ ಸಾರ್ವಜನಿಕ ಪುಟಗಳನ್ನು ಖಾತೆ ಇಲ್ಲದೆ ಓದಬಹುದು. ಜಾಹೀರಾತು ಇಲ್ಲ, ಹಿಂಬಾಲಿಸುವುದಿಲ್ಲ, ಬೇರೆ ಕಂಪನಿಗಳ ಯಾವುದೂ ನಮ್ಮ ಪುಟದಲ್ಲಿಲ್ಲ; ನೀವು ಇಲ್ಲಿಗೆ ಬಂದದ್ದು ಬೇರೆಯವರಿಗೆ ತಿಳಿಯುವುದಿಲ್ಲ.',
  ],
  [
    'ನೋಂದಣಿ.',
    'ನೋಂದಣಿಗೆ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ, ಮೊದಲ ಹೆಸರು ಮತ್ತು ಕೊನೆಯ ಹೆಸರು ಕೊಡುತ್ತೀರಿ. ನಂತರ ಇಮೇಲ್ ಮತ್ತು ಚಿತ್ರ ಸೇರಿಸಬಹುದು. ಅವುಗಳ ಜೊತೆ ಗುಂಡಿಯ ಪಕ್ಕದಲ್ಲಿದ್ದ ವಾಕ್ಯ ಮತ್ತು ಸಮಯವನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ. ಚಿತ್ರವನ್ನು ಹೊಸದಾಗಿ ರೂಪಿಸುವುದರಿಂದ ಸ್ಥಳ ಮತ್ತು ಕ್ಯಾಮೆರಾ ಮಾಹಿತಿ ಉಳಿಯುವುದಿಲ್ಲ.',
  ],
  [
    'ಒಂದು ಬಾರಿಯ ಕೋಡ್.',
    'ಸಂದೇಶ ತಲುಪಿಸುವ ಕಂಪನಿಯ ಮೂಲಕ ನಿಮ್ಮ ಸಂಖ್ಯೆಗೆ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ; ಅದಕ್ಕೆ ಸಂಖ್ಯೆ ಮತ್ತು ಸಂದೇಶ ತಿಳಿಯುತ್ತದೆ. ಕೋಡ್ ಐದು ನಿಮಿಷ ಮತ್ತು ಐದು ಪ್ರಯತ್ನಗಳಿಗೆ ಮಾತ್ರ. ನಾವು ಕೋಡ್ ಅನ್ನು ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ, ಅದರ ಡೈಜೆಸ್ಟ್ ಮಾತ್ರ. ದುರ್ಬಳಕೆ ತಡೆಯಲು, ಕೋಡ್ ಕೇಳಿದ ಸಂಖ್ಯೆ ಮತ್ತು ಜಾಲ ವಿಳಾಸದ ಡೈಜೆಸ್ಟ್‌ಗಳನ್ನು ಒಂದು ದಿನ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  ],
  [
    'ಸಂದೇಶ ಮತ್ತು ವಿನಂತಿ.',
    'ವಿಚಾರಣೆ, ಅಭಿಪ್ರಾಯ, ಸಮಾಲೋಚನೆ ಅಥವಾ ಮಾರ್ಗದರ್ಶನದ ವಿನಂತಿ ಕಳುಹಿಸಿದಾಗ ನೀವು ಬರೆದದ್ದನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ: ಹೆಸರು, ಫೋನ್, ಇಮೇಲ್, ಸಂದೇಶ ಮತ್ತು ಆಯ್ಕೆಗಳು. ಜೊತೆಗೆ ಪುಟ, ಸಮಯ ಮತ್ತು ಗುಂಡಿಯ ಪಕ್ಕದಲ್ಲಿದ್ದ ವಾಕ್ಯ ಇರುತ್ತದೆ. ನಿಮಗೆ ಉತ್ತರಿಸಲು ನಮ್ಮ ಸಿಬ್ಬಂದಿ ಅದನ್ನು ಓದುತ್ತಾರೆ.',
  ],
  [
    'ಅಭಿಪ್ರಾಯ.',
    'ಅಭಿಪ್ರಾಯಯಲ್ಲಿ ನೀವು ಬರೆದ ಹೆಸರು, ನೀವು ಯಾರು, ರೇಟಿಂಗ್, ಮಾತುಗಳು ಮತ್ತು ಪ್ರೊಫೈಲ್ ಚಿತ್ರವಿದ್ದರೆ ಅದು ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತವೆ. ನಿಮ್ಮ ಸಂಖ್ಯೆ ಮತ್ತು ಇಮೇಲ್ ಕಾಣುವುದಿಲ್ಲ. ದುರ್ಬಳಕೆ ತಡೆಯಲು ಎಷ್ಟು ಬಾರಿ ಬರೆದಿರಿ ಎಂಬುದನ್ನು ಒಂದು ದಿನ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  ],
  [
    'ಯೋಜನೆ ಮತ್ತು ಪಾವತಿ.',
    'ಯೋಜನೆಯನ್ನು ಆರಿಸಿದಾಗ ಅದು ಯಾವುದು, ಅದರ ಬೆಲೆ, ದಿನಗಳು ಮತ್ತು ಸ್ಥಿತಿಯನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ. ನೀವು ಪಾವತಿ ಸೇವೆಯಲ್ಲಿ ಹಣ ಕೊಡುತ್ತೀರಿ; ಅಲ್ಲಿ ನಮೂದಿಸಿದ್ದು ಅದಕ್ಕೆ ತಿಳಿಯುತ್ತದೆ. ಕಾರ್ಡ್, ಬ್ಯಾಂಕ್ ಮತ್ತು ಯುಪಿಐ ವಿವರಗಳು ನಮಗೆ ತಲುಪುವುದಿಲ್ಲ. ಮೊತ್ತ, ಸಮಯ ಮತ್ತು ಅಲ್ಲಿನ ಪಾವತಿ ಸಂಖ್ಯೆಯನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  ],
  ['ನಿಮ್ಮ ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ.', 'ಮುಂದೆ ನೋಡಲು ಇಟ್ಟುಕೊಂಡ ಸಂಸ್ಥೆಗಳು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇರುತ್ತವೆ; ಲಾಗಿನ್ ಆಗಿದ್ದರೆ ನಿಮ್ಮ ಖಾತೆಯೊಂದಿಗೂ ಇರುತ್ತವೆ.'],
  [
    'ಕುಕಿಗಳು.',
    'ಅಗತ್ಯವಿರುವ ಕಡೆ ಮಾತ್ರ ಕುಕಿ ಇಡುತ್ತೇವೆ. <em>session</em> (ಸುರಕ್ಷಿತ ಸಂಪರ್ಕದಲ್ಲಿ <em>__Host-session</em>) ಮೂವತ್ತು ದಿನ ನಿಮ್ಮ ಲಾಗಿನ್ ಉಳಿಸುತ್ತದೆ; ಸ್ಕ್ರಿಪ್ಟ್‌ಗಳು ಅದನ್ನು ಓದಲಾರವು. <em>signed-in</em> ಲಾಗಿನ್ ಇದೆ ಎಂದು ಮಾತ್ರ ಪುಟಕ್ಕೆ ತಿಳಿಸುತ್ತದೆ. ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್ ಇಲ್ಲದಿದ್ದರೆ, ಅರ್ಜಿಯಲ್ಲಿ ಬರೆದದ್ದನ್ನು <em>form</em>, <em>reply</em> ಮತ್ತು <em>reply-2</em> ಐದು ನಿಮಿಷ, ಸಂಖ್ಯೆ ಖಚಿತವಾದದ್ದನ್ನು <em>verified</em> ಹದಿನೈದು ನಿಮಿಷ ಉಳಿಸುತ್ತವೆ; ಎಲ್ಲವೂ ಗೂಢಲಿಪಿಯಲ್ಲಿವೆ, ಯಾರಾದರೂ ಲಾಗಿನ್ ಅಥವಾ ಲಾಗ್‌ಔಟ್ ಆದಾಗ ಕೊನೆಗೊಳ್ಳುತ್ತವೆ. <em>code-browser</em> ಎಂಬ ಯಾದೃಚ್ಛಿಕ ಪಠ್ಯದಿಂದ ಒಂದು ಬಾರಿಯ ಕೋಡ್ ಅದನ್ನು ಕೇಳಿದ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಮಾತ್ರ ಹದಿನೈದು ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ. /admission-chances ನಲ್ಲಿ ನೀವು ಕೊಟ್ಟ ರ‍್ಯಾಂಕ್ ಮತ್ತು ಪ್ರವರ್ಗವನ್ನು <em>rank</em> ಗೂಢಲಿಪಿಯಲ್ಲಿ ಐದು ನಿಮಿಷ, ಅಲ್ಲಿ ನೀವು ಹೇಳಿದರೆ ಆರು ತಿಂಗಳು ಉಳಿಸುತ್ತದೆ. ಒಂದು ಬ್ರೌಸರ್‌ನಿಂದ ಈಗಾಗಲೇ ಅಭಿಪ್ರಾಯವೊಂದರ ಬಗ್ಗೆ ದೂರು ಬಂದಿದೆ ಎಂದು <em>reporter</em> ಎಂಬ ಯಾದೃಚ್ಛಿಕ ಪಠ್ಯ ಮೂವತ್ತು ದಿನ ತಿಳಿಸುತ್ತದೆ. ಲಾಗಿನ್‌ಗೆ ಮೊದಲು ಕೇಳಿದ ಪುಟವನ್ನು <em>return-to</em> ಐದು ನಿಮಿಷ ನೆನಪಿಡುತ್ತದೆ.',
  ],
  [
    'ದಾಖಲೆ ಪಟ್ಟಿ.',
    'ಯಾವ ಕೋರಿಕೆ, ಯಾವಾಗ ಬಂತು, ಸಫಲವಾಯಿತೇ ಎಂದು ನಮ್ಮ ಸರ್ವರ್ ಬರೆದಿಡುತ್ತದೆ. ಸಂಖ್ಯೆ, ಹೆಸರು, ಇಮೇಲ್, ಕೋಡ್ ಮತ್ತು ನೀವು ಹುಡುಕಿದ್ದು ಅಲ್ಲಿ ಇರುವುದಿಲ್ಲ. ದುರ್ಬಳಕೆ ತಡೆಯಲು ಜಾಲ ವಿಳಾಸಗಳನ್ನು ಮೆಮೊರಿಯಲ್ಲಿ ಎಣಿಸಲಾಗುತ್ತದೆ.',
  ],
  [
    'ಹುಡುಕಾಟ.',
    'ನಮ್ಮ ಸಿಬ್ಬಂದಿ ಸಂಸ್ಥೆಗಳ ಮಾಹಿತಿಯನ್ನು ತಿದ್ದುವಲ್ಲಿ, ಯಾವ ಸಂಸ್ಥೆಗೂ ಇಲ್ಲದ ಯಾವ ಹೆಸರನ್ನು ಯಾವ ದಿನ ಹುಡುಕಲಾಯಿತು ಎಂಬ ಲೆಕ್ಕವನ್ನು ತೊಂಬತ್ತು ದಿನ ಇಡುತ್ತೇವೆ; ಯಾರು, ಎಲ್ಲಿಂದ ಹುಡುಕಿದರು, ಬೇರೆ ಏನು ಮಾಡಿದರು ಎಂಬುದನ್ನು ಇಡುವುದಿಲ್ಲ. ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಉದ್ದನೆಯ ಸಂಖ್ಯೆಗಳನ್ನು ಬಿಡಲಾಗುತ್ತದೆ. ಹಲವು ದಿನ ಹುಡುಕಿದ ಪದಗಳು ಮಾತ್ರ ಸಿಬ್ಬಂದಿಗೆ ಕಾಣುತ್ತವೆ.',
  ],
  [
    'ಯಾರಿಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
    'ಮೇಲೆ ಹೇಳಿದಂತೆ ಸಂದೇಶ ಕಳುಹಿಸುವ ಕಂಪನಿಗೆ, ಮತ್ತು ನೀವು ಹಣ ಕೊಡುವಾಗ ಪಾವತಿ ಸೇವೆಗೆ ಮಾತ್ರ; ಕಾನೂನು ಕೇಳದ ಹೊರತು ಬೇರೆ ಯಾರಿಗೂ ಇಲ್ಲ. ನಾವು ಮಾಹಿತಿಯನ್ನು ಮಾರುವುದಿಲ್ಲ.',
  ],
  [
    'ಎಷ್ಟು ಕಾಲ.',
    'ಲಾಗಿನ್ ಮೂವತ್ತು ದಿನಗಳಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ. ನೀವು ಅಳಿಸುವವರೆಗೆ ಅಥವಾ ಅಳಿಸಲು ಕೇಳುವವರೆಗೆ ಖಾತೆ ಇರುತ್ತದೆ. ಅಳಿಸಿದಾಗ ಪ್ರೊಫೈಲ್, ಚಿತ್ರ, ಲಾಗಿನ್ ಮತ್ತು ಪಟ್ಟಿ ಕೂಡಲೇ ಹೋಗುತ್ತವೆ; ಅಭಿಪ್ರಾಯಗಳು ಬೇರೆ ಹೆಸರಿನಲ್ಲಿ ಉಳಿಯುತ್ತವೆ; ನೀವು ಕೊಟ್ಟ ಹಣದ ಲೆಕ್ಕ, ಕಾನೂನಿನಂತೆ, ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ಇಲ್ಲದೆ ಎಂಟು ವರ್ಷ ಇರುತ್ತದೆ. ಹಣ ಕೊಡದ ಯೋಜನೆಯ ಮಾಹಿತಿ ಮೂವತ್ತು ದಿನಗಳಲ್ಲಿ ಹೋಗುತ್ತದೆ. ಸಂದೇಶ ಮತ್ತು ವಿನಂತಿಗಳು ಉತ್ತರವಾಗಿ ಅಗತ್ಯ ಮುಗಿಯುವವರೆಗೆ ಇರುತ್ತವೆ; ಕೇಳಿದರೆ ಬೇಗ ಅಳಿಸುತ್ತೇವೆ.',
  ],
  [
    'ನಿಮ್ಮ ಹಕ್ಕುಗಳು.',
    'ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು ಪ್ರೊಫೈಲ್ ಪುಟದಲ್ಲಿ ನೋಡಬಹುದು, ತಿದ್ದಬಹುದು. ಲಾಗಿನ್ ಆಗಿ, ನಿಮ್ಮ ಬಗ್ಗೆ ಇಟ್ಟುಕೊಂಡ ಎಲ್ಲದರ ಪ್ರತಿ ಪಡೆಯಬಹುದು, ನಿಮ್ಮ ಸಂಖ್ಯೆಗೆ ಬರುವ ಕೋಡ್‌ನೊಂದಿಗೆ ಖಾತೆಯನ್ನು ಅಳಿಸಬಹುದು; ಅಥವಾ help@guide.example ಗೆ ಬರೆಯಬಹುದು. ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಲು, ದೂರು ಹೇಳಲು ಸಹ ಅಲ್ಲಿಗೇ ಬರೆಯಿರಿ. ನಮ್ಮ ಉತ್ತರ ತೃಪ್ತಿ ಕೊಡದಿದ್ದರೆ ಭಾರತದ ದತ್ತಾಂಶ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಯನ್ನು ಸಂಪರ್ಕಿಸಬಹುದು.',
  ],
  ['ಮಕ್ಕಳು.', 'ಹದಿನೆಂಟು ವರ್ಷಕ್ಕಿಂತ ಚಿಕ್ಕವರಾಗಿದ್ದರೆ ಪೋಷಕರ ಜೊತೆ ಸೇರಿ ನೋಂದಾಯಿಸಿ.'],
  ['ಬದಲಾವಣೆ.', 'ನಿಮಗೆ ಮುಖ್ಯವಾಗುವ ಬದಲಾವಣೆ ಈ ಪುಟದಲ್ಲಾದರೆ ಇತ್ತೀಚಿನ ಸುದ್ದಿಯಲ್ಲಿ ತಿಳಿಸುತ್ತೇವೆ.'],
]

const TERMS: readonly Item[] = [
  [
    'What we offer.',
    'A directory of schools, colleges and universities, and help in choosing among them. We are not an institution, and we do not decide who is admitted.',
  ],
  [
    'Where facts come from.',
    'From public lists and from the institutions themselves. We check what we can, but fees, seats and dates change. Before you pay or travel, ask the institution.',
  ],
  [
    'Your account.',
    'One mobile number has one account. Whoever has the code that we send can sign in: tell it to nobody, also not to us. Tell us when your number changes hands.',
  ],
  [
    'Reviews.',
    'Write about what you saw yourself, and say which role you had. Do not insult, advertise, or name private persons. We may take down what breaks this rule or the law.',
  ],
  ['Counselling and mentoring.', 'Counsellors and mentors give advice, not promises. The decision is yours.'],
  [
    'Plans.',
    'What a plan contains and costs stands beside it when you choose it. The refund policy says when money is paid back.',
  ],
  [
    'Fair use.',
    'Do not try to get at other people’s data, to overload the service, or to copy the directory by a program.',
  ],
  [
    'What is ours and what is not.',
    'Texts and drawings of this website are ours. Names, marks and brochures belong to their institutions. Districts and towns come from the Local Government Directory of the Government of India.',
  ],
  ['Other websites.', 'We link to websites of institutions and are not responsible for what stands there.'],
  [
    'If something goes wrong.',
    'We keep the service running with care, but cannot promise that it never fails. We are liable for what we do intentionally or with gross negligence, and where the law does not allow a limit.',
  ],
  [
    'Ending.',
    'You may delete your account at any time, yourself or by writing to help@guide.example; a plan that still runs ends with it. We may close an account that breaks these terms, and say why.',
  ],
  ['Law.', 'The law of India applies. Courts in Bengaluru decide where the law leaves a choice.'],
  [
    'Changes.',
    'New terms hold from the day on which they stand here; for plans that are already paid, from their next renewal.',
  ],
]

const TERMS_KN: readonly Item[] = [
  [
    'ನಾವು ನೀಡುವುದು.',
    'ಶಾಲೆ, ಕಾಲೇಜು ಮತ್ತು ವಿಶ್ವವಿದ್ಯಾಲಯಗಳ ಪಟ್ಟಿ, ಮತ್ತು ಅವುಗಳಲ್ಲಿ ಆರಿಸಲು ನೆರವು. ನಾವು ಶಿಕ್ಷಣ ಸಂಸ್ಥೆಯಲ್ಲ; ಯಾರಿಗೆ ಪ್ರವೇಶ ಎಂಬುದನ್ನು ನಿರ್ಧರಿಸುವುದಿಲ್ಲ.',
  ],
  [
    'ಮಾಹಿತಿಯ ಮೂಲ.',
    'ಸಾರ್ವಜನಿಕ ಪಟ್ಟಿಗಳಿಂದ ಮತ್ತು ಸಂಸ್ಥೆಗಳಿಂದಲೇ. ಸಾಧ್ಯವಾದುದನ್ನು ಪರಿಶೀಲಿಸುತ್ತೇವೆ; ಆದರೆ ಶುಲ್ಕ, ಸೀಟು ಮತ್ತು ದಿನಾಂಕ ಬದಲಾಗುತ್ತವೆ. ಹಣ ಕೊಡುವ ಅಥವಾ ಪ್ರಯಾಣಿಸುವ ಮೊದಲು ಸಂಸ್ಥೆಯನ್ನೇ ಕೇಳಿ.',
  ],
  [
    'ನಿಮ್ಮ ಖಾತೆ.',
    'ಒಂದು ಮೊಬೈಲ್ ಸಂಖ್ಯೆಗೆ ಒಂದು ಖಾತೆ. ನಾವು ಕಳುಹಿಸಿದ ಕೋಡ್ ಇರುವ ಯಾರೂ ಲಾಗಿನ್ ಆಗಬಹುದು: ಅದನ್ನು ಯಾರಿಗೂ, ನಮಗೂ ಹೇಳಬೇಡಿ. ನಿಮ್ಮ ಸಂಖ್ಯೆ ಬೇರೆಯವರಿಗೆ ಹೋದರೆ ತಿಳಿಸಿ.',
  ],
  [
    'ಅಭಿಪ್ರಾಯ.',
    'ನೀವೇ ಕಂಡದ್ದನ್ನು ಬರೆಯಿರಿ, ನೀವು ಯಾರೆಂದು ಹೇಳಿ. ನಿಂದನೆ, ಜಾಹೀರಾತು, ಖಾಸಗಿ ವ್ಯಕ್ತಿಗಳ ಹೆಸರು ಬೇಡ. ಈ ನಿಯಮ ಅಥವಾ ಕಾನೂನು ಮೀರಿದ್ದನ್ನು ತೆಗೆದುಹಾಕಬಹುದು.',
  ],
  ['ಸಮಾಲೋಚನೆ ಮತ್ತು ಮಾರ್ಗದರ್ಶನ.', 'ಸಮಾಲೋಚಕರು ಮತ್ತು ಮಾರ್ಗದರ್ಶಕರು ಸಲಹೆ ನೀಡುತ್ತಾರೆ, ಭರವಸೆಯನ್ನಲ್ಲ. ನಿರ್ಧಾರ ನಿಮ್ಮದು.'],
  ['ಯೋಜನೆಗಳು.', 'ಯೋಜನೆಯಲ್ಲಿ ಏನಿದೆ, ಬೆಲೆ ಎಷ್ಟು ಎಂಬುದು ಆರಿಸುವಾಗ ಅದರ ಪಕ್ಕದಲ್ಲಿರುತ್ತದೆ. ಹಣ ಯಾವಾಗ ಮರಳುತ್ತದೆ ಎಂದು ಮರುಪಾವತಿ ನೀತಿ ಹೇಳುತ್ತದೆ.'],
  ['ನ್ಯಾಯವಾದ ಬಳಕೆ.', 'ಬೇರೆಯವರ ಮಾಹಿತಿ ಪಡೆಯಲು, ಸೇವೆಯನ್ನು ಭಾರಗೊಳಿಸಲು ಅಥವಾ ಪ್ರೋಗ್ರಾಂ ಮೂಲಕ ಪಟ್ಟಿಯನ್ನು ನಕಲು ಮಾಡಲು ಪ್ರಯತ್ನಿಸಬೇಡಿ.'],
  [
    'ಯಾವುದು ಯಾರದು.',
    'ಈ ತಾಣದ ಬರಹ ಮತ್ತು ಚಿತ್ರಗಳು ನಮ್ಮವು. ಹೆಸರು, ಲಾಂಛನ ಮತ್ತು ಕೈಪಿಡಿಗಳು ಆಯಾ ಸಂಸ್ಥೆಗಳವು. ಜಿಲ್ಲೆ ಮತ್ತು ಪಟ್ಟಣಗಳ ಮಾಹಿತಿ ಭಾರತ ಸರ್ಕಾರದ ಲೋಕಲ್ ಗವರ್ನಮೆಂಟ್ ಡೈರೆಕ್ಟರಿಯದು.',
  ],
  ['ಬೇರೆ ತಾಣಗಳು.', 'ಸಂಸ್ಥೆಗಳ ತಾಣಗಳಿಗೆ ಕೊಂಡಿ ಕೊಡುತ್ತೇವೆ; ಅಲ್ಲಿರುವುದಕ್ಕೆ ನಾವು ಹೊಣೆಯಲ್ಲ.'],
  [
    'ತೊಂದರೆಯಾದರೆ.',
    'ಸೇವೆಯನ್ನು ಕಾಳಜಿಯಿಂದ ನಡೆಸುತ್ತೇವೆ; ಆದರೆ ಎಂದೂ ನಿಲ್ಲುವುದಿಲ್ಲ ಎಂದು ಹೇಳಲಾಗದು. ಉದ್ದೇಶಪೂರ್ವಕ ಅಥವಾ ತೀವ್ರ ನಿರ್ಲಕ್ಷ್ಯದ ತಪ್ಪಿಗೆ, ಮತ್ತು ಕಾನೂನು ಮಿತಿ ಒಪ್ಪದ ಕಡೆ ನಾವು ಹೊಣೆ.',
  ],
  [
    'ಮುಕ್ತಾಯ.',
    'ನೀವೇ, ಅಥವಾ help@guide.example ಗೆ ಬರೆದು, ಯಾವಾಗ ಬೇಕಾದರೂ ಖಾತೆ ಅಳಿಸಬಹುದು; ನಡೆಯುತ್ತಿರುವ ಯೋಜನೆ ಅದರೊಂದಿಗೆ ಮುಗಿಯುತ್ತದೆ. ಈ ನಿಯಮ ಮೀರಿದ ಖಾತೆಯನ್ನು ನಾವು ಮುಚ್ಚಬಹುದು; ಕಾರಣ ಹೇಳುತ್ತೇವೆ.',
  ],
  ['ಕಾನೂನು.', 'ಭಾರತದ ಕಾನೂನು ಅನ್ವಯಿಸುತ್ತದೆ. ಕಾನೂನು ಆಯ್ಕೆ ಬಿಟ್ಟ ಕಡೆ ಬೆಂಗಳೂರಿನ ನ್ಯಾಯಾಲಯಗಳು ನಿರ್ಧರಿಸುತ್ತವೆ.'],
  ['ಬದಲಾವಣೆ.', 'ಹೊಸ ನಿಯಮಗಳು ಇಲ್ಲಿ ಪ್ರಕಟವಾದ ದಿನದಿಂದ ಅನ್ವಯಿಸುತ್ತವೆ; ಈಗಾಗಲೇ ಹಣ ಕೊಟ್ಟ ಯೋಜನೆಗಳಿಗೆ ಮುಂದಿನ ನವೀಕರಣದಿಂದ.'],
]

export const refundpolicy = { refundpolicy: both(numbered(REFUND), numbered(REFUND_KN)) }
export const privacypolicy = { privacypolicy: both(numbered(PRIVACY), numbered(PRIVACY_KN)) }
export const termpolicy = { termpolicy: both(numbered(TERMS), numbered(TERMS_KN)) }

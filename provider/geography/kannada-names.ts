/**
 * Districts and towns in Kannada, by their English name of today (places.json): as the State writes them on its
 * own pages and signs.
 */
const NAMES = `
Bagalkote ಬಾಗಲಕೋಟೆ; Ballari ಬಳ್ಳಾರಿ; Belagavi ಬೆಳಗಾವಿ; Bengaluru Rural ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ;
Bengaluru South ಬೆಂಗಳೂರು ದಕ್ಷಿಣ; Bengaluru Urban ಬೆಂಗಳೂರು ನಗರ; Bidar ಬೀದರ್; Chamarajanagar ಚಾಮರಾಜನಗರ;
Chikkaballapura ಚಿಕ್ಕಬಳ್ಳಾಪುರ; Chikkamagaluru ಚಿಕ್ಕಮಗಳೂರು; Chitradurga ಚಿತ್ರದುರ್ಗ;
Dakshina Kannada ದಕ್ಷಿಣ ಕನ್ನಡ; Davanagere ದಾವಣಗೆರೆ; Dharwad ಧಾರವಾಡ; Gadag ಗದಗ; Hassan ಹಾಸನ; Haveri ಹಾವೇರಿ;
Kalaburagi ಕಲಬುರಗಿ; Kodagu ಕೊಡಗು; Kolar ಕೋಲಾರ; Koppal ಕೊಪ್ಪಳ; Mandya ಮಂಡ್ಯ; Mysuru ಮೈಸೂರು; Raichur ರಾಯಚೂರು;
Shivamogga ಶಿವಮೊಗ್ಗ; Tumakuru ತುಮಕೂರು; Udupi ಉಡುಪಿ; Uttara Kannada ಉತ್ತರ ಕನ್ನಡ; Vijayanagara ವಿಜಯನಗರ;
Vijayapura ವಿಜಯಪುರ; Yadgir ಯಾದಗಿರಿ; Badami ಬಾದಾಮಿ; Bilgi ಬೀಳಗಿ; Hungund ಹುನಗುಂದ; Ilkal ಇಳಕಲ್; Jamkhandi ಜಮಖಂಡಿ;
Mudhol ಮುಧೋಳ; Kampli ಕಂಪ್ಲಿ; Sandur ಸಂಡೂರು; Siruguppa ಸಿರುಗುಪ್ಪ; Athni ಅಥಣಿ; Bail Hongal ಬೈಲಹೊಂಗಲ;
Chennammana Kittur ಕಿತ್ತೂರು; Chikodi ಚಿಕ್ಕೋಡಿ; Gokak ಗೋಕಾಕ; Hukeri ಹುಕ್ಕೇರಿ; Khanapur ಖಾನಾಪುರ; Mudalgi ಮೂಡಲಗಿ;
Nipani ನಿಪ್ಪಾಣಿ; Ramdurg ರಾಮದುರ್ಗ; Raybag ರಾಯಬಾಗ; Sankeshwar ಸಂಕೇಶ್ವರ; Saundatti-Yellamma ಸವದತ್ತಿ;
Devanahalli ದೇವನಹಳ್ಳಿ; Doddaballapura ದೊಡ್ಡಬಳ್ಳಾಪುರ; Hosakote ಹೊಸಕೋಟೆ; Nelamangala ನೆಲಮಂಗಲ; Bidadi ಬಿಡದಿ;
Channapatna ಚನ್ನಪಟ್ಟಣ; Kanakapura ಕನಕಪುರ; Magadi ಮಾಗಡಿ; Ramanagara ರಾಮನಗರ; Anekal ಆನೇಕಲ್; Attibele ಅತ್ತಿಬೆಲೆ;
Bengaluru ಬೆಂಗಳೂರು; Aurad ಔರಾದ್; Basavakalyan ಬಸವಕಲ್ಯಾಣ; Bhalki ಭಾಲ್ಕಿ; Homnabad ಹುಮನಾಬಾದ್;
Gundlupet ಗುಂಡ್ಲುಪೇಟೆ; Hanur ಹನೂರು; Kollegal ಕೊಳ್ಳೇಗಾಲ; Yelandur ಯಳಂದೂರು; Bagepalli ಬಾಗೇಪಲ್ಲಿ;
Chintamani ಚಿಂತಾಮಣಿ; Gauribidanur ಗೌರಿಬಿದನೂರು; Gudibanda ಗುಡಿಬಂಡೆ; Sidlaghatta ಶಿಡ್ಲಘಟ್ಟ; Birur ಬೀರೂರು;
Kadur ಕಡೂರು; Koppa ಕೊಪ್ಪ; Mudigere ಮೂಡಿಗೆರೆ; Narasimharajapura ನರಸಿಂಹರಾಜಪುರ; Sringeri ಶೃಂಗೇರಿ;
Tarikere ತರೀಕೆರೆ; Challakere ಚಳ್ಳಕೆರೆ; Hiriyur ಹಿರಿಯೂರು; Holalkere ಹೊಳಲ್ಕೆರೆ; Hosdurga ಹೊಸದುರ್ಗ;
Molakalmuru ಮೊಳಕಾಲ್ಮೂರು; Bantval ಬಂಟ್ವಾಳ; Beltangadi ಬೆಳ್ತಂಗಡಿ; Mangaluru ಮಂಗಳೂರು; Mudbidri ಮೂಡುಬಿದಿರೆ;
Mulki ಮೂಲ್ಕಿ; Puttur ಪುತ್ತೂರು; Sulya ಸುಳ್ಯ; Ullal ಉಳ್ಳಾಲ; Vitla ವಿಟ್ಲ; Channagiri ಚನ್ನಗಿರಿ; Harihar ಹರಿಹರ;
Honnali ಹೊನ್ನಾಳಿ; Jagalur ಜಗಳೂರು; Nyamathi ನ್ಯಾಮತಿ; Annigeri ಅಣ್ಣಿಗೇರಿ; Hubballi-Dharwad ಹುಬ್ಬಳ್ಳಿ-ಧಾರವಾಡ;
Kalghatgi ಕಲಘಟಗಿ; Kundgol ಕುಂದಗೋಳ; Navalgund ನವಲಗುಂದ; Gadag-Betigeri ಗದಗ-ಬೆಟಗೇರಿ; Gajendragarh ಗಜೇಂದ್ರಗಡ;
Lakshmeshwar ಲಕ್ಷ್ಮೇಶ್ವರ; Mundargi ಮುಂಡರಗಿ; Nargund ನರಗುಂದ; Ron ರೋಣ; Shirahatti ಶಿರಹಟ್ಟಿ; Alur ಆಲೂರು;
Arkalgud ಅರಕಲಗೂಡು; Arsikere ಅರಸೀಕೆರೆ; Belur ಬೇಲೂರು; Channarayapatna ಚನ್ನರಾಯಪಟ್ಟಣ; Holenarasipura ಹೊಳೆನರಸೀಪುರ;
Sakleshpur ಸಕಲೇಶಪುರ; Byadgi ಬ್ಯಾಡಗಿ; Hangal ಹಾನಗಲ್; Hirekerur ಹಿರೇಕೆರೂರು; Ranibennur ರಾಣೆಬೆನ್ನೂರು;
Savanur ಸವಣೂರು; Shiggaon ಶಿಗ್ಗಾಂವಿ; Afzalpur ಅಫಜಲಪುರ; Aland ಆಳಂದ; Chincholi ಚಿಂಚೋಳಿ; Chittapura ಚಿತ್ತಾಪುರ;
Jevargi ಜೇವರ್ಗಿ; Sedam ಸೇಡಂ; Shahabad ಶಹಾಬಾದ್; Kushalnagar ಕುಶಾಲನಗರ; Madikeri ಮಡಿಕೇರಿ; Somvarpet ಸೋಮವಾರಪೇಟೆ;
Virajpet ವಿರಾಜಪೇಟೆ; Bangarpete ಬಂಗಾರಪೇಟೆ; Malur ಮಾಲೂರು; Mulbagal ಮುಳಬಾಗಿಲು; Srinivaspur ಶ್ರೀನಿವಾಸಪುರ;
Gangawati ಗಂಗಾವತಿ; Kushtagi ಕುಷ್ಟಗಿ; Yelburga ಯಲಬುರ್ಗಾ; Krishnarajpet ಕೃಷ್ಣರಾಜಪೇಟೆ; Maddur ಮದ್ದೂರು;
Malavalli ಮಳವಳ್ಳಿ; Nagamangala ನಾಗಮಂಗಲ; Pandavapura ಪಾಂಡವಪುರ; Srirangapatna ಶ್ರೀರಂಗಪಟ್ಟಣ;
Heggadadevankote ಹೆಗ್ಗಡದೇವನಕೋಟೆ; Hunsur ಹುಣಸೂರು; Krishnarajanagar ಕೃಷ್ಣರಾಜನಗರ; Nanjangud ನಂಜನಗೂಡು;
Piriyapatna ಪಿರಿಯಾಪಟ್ಟಣ; Tirumakudal Narsipur ತಿರುಮಕೂಡಲು ನರಸೀಪುರ; Devadurga ದೇವದುರ್ಗ; Lingasugur ಲಿಂಗಸುಗೂರು;
Manvi ಮಾನ್ವಿ; Maski ಮಸ್ಕಿ; Sindhnur ಸಿಂಧನೂರು; Bhadravati ಭದ್ರಾವತಿ; Hosanagara ಹೊಸನಗರ; Sagar ಸಾಗರ;
Shikarpur ಶಿಕಾರಿಪುರ; Sorab ಸೊರಬ; Tirthahalli ತೀರ್ಥಹಳ್ಳಿ; Chiknayakanhalli ಚಿಕ್ಕನಾಯಕನಹಳ್ಳಿ; Gubbi ಗುಬ್ಬಿ;
Koratagere ಕೊರಟಗೆರೆ; Kunigal ಕುಣಿಗಲ್; Madhugiri ಮಧುಗಿರಿ; Pavagada ಪಾವಗಡ; Sira ಶಿರಾ; Tiptur ತಿಪಟೂರು;
Turuvekere ತುರುವೇಕೆರೆ; Bainduru ಬೈಂದೂರು; Kaapu ಕಾಪು; Karkal ಕಾರ್ಕಳ; Kundapura ಕುಂದಾಪುರ; Ankola ಅಂಕೋಲಾ;
Bhatkal ಭಟ್ಕಳ; Dandeli ದಾಂಡೇಲಿ; Haliyal ಹಳಿಯಾಳ; Honavar ಹೊನ್ನಾವರ; Karwar ಕಾರವಾರ; Kumta ಕುಮಟಾ; Mundgod ಮುಂಡಗೋಡ;
Siddapur ಸಿದ್ದಾಪುರ; Sirsi ಶಿರಸಿ; Yellapur ಯಲ್ಲಾಪುರ; Hagaribommanahalli ಹಗರಿಬೊಮ್ಮನಹಳ್ಳಿ;
Harapanahalli ಹರಪನಹಳ್ಳಿ; Hoovina Hadagalli ಹೂವಿನಹಡಗಲಿ; Hosapete ಹೊಸಪೇಟೆ; Kotturu ಕೊಟ್ಟೂರು; Kudligi ಕೂಡ್ಲಿಗಿ;
Basavana Bagevadi ಬಸವನ ಬಾಗೇವಾಡಿ; Indi ಇಂಡಿ; Muddebihal ಮುದ್ದೇಬಿಹಾಳ; Sindgi ಸಿಂದಗಿ; Talikota ತಾಳಿಕೋಟೆ;
Shahpur ಶಹಾಪುರ; Shorapur ಸುರಪುರ; Aminagad ಅಮೀನಗಡ; Belagali ಬೆಳಗಲಿ; Guledgudda ಗುಳೇದಗುಡ್ಡ; Kamatagi ಕಮತಗಿ;
Kerur ಕೆರೂರು; Lokapura ಲೋಕಾಪುರ; Mahalingpur ಮಹಾಲಿಂಗಪುರ; Rabkavi-Banhatti ರಬಕವಿ-ಬನಹಟ್ಟಿ; Shiruru ಶಿರೂರು;
Terdal ತೇರದಾಳ; Kudutini ಕುಡುತಿನಿ; Kurekuppa ಕುರೇಕುಪ್ಪ; Kurugodu ಕುರುಗೋಡು; Tekkalakote ತೆಕ್ಕಲಕೋಟೆ;
Ainapur ಐನಾಪುರ; Ankalagi-Akkathangerahal ಅಂಕಲಗಿ-ಅಕ್ಕತಂಗಿಯರ ಹಾಳ; Arabhavi ಅರಭಾವಿ; Boragaon ಬೋರಗಾಂವ;
Chinchali ಚಿಂಚಲಿ; Examba ಎಕ್ಸಂಬಾ; Ghataprabha ಘಟಪ್ರಭಾ; Harogeri ಹಾರೂಗೇರಿ; Kabbur ಕಬ್ಬೂರು; Kagawada ಕಾಗವಾಡ;
Kallolli ಕಲ್ಲೋಳಿ; Kankanavadi ಕಂಕಣವಾಡಿ; Konnur ಕೊಣ್ಣೂರು; Kudchi ಕುಡಚಿ; M.K. Hubballi ಎಂ.ಕೆ. ಹುಬ್ಬಳ್ಳಿ;
Machhe ಮಚ್ಛೆ; Mugalakoda ಮುಗಳಖೋಡ; Munavalli ಮುನವಳ್ಳಿ; Naganuru ನಾಗನೂರು; Peeranawadi ಪೀರನವಾಡಿ; Sadalgi ಸದಲಗಾ;
Shedbala ಶೇಡಬಾಳ; Ugar Khurda ಉಗಾರ ಖುರ್ದ; Yaragatti ಯರಗಟ್ಟಿ; Bashettihalli ಬಾಶೆಟ್ಟಿಹಳ್ಳಿ; Harohalli ಹಾರೋಹಳ್ಳಿ;
Bommasandra ಬೊಮ್ಮಸಂದ್ರ; Chandapura ಚಂದಾಪುರ; Chikkabanavara ಚಿಕ್ಕಬಾಣಾವರ; Hebbugodi ಹೆಬ್ಬಗೋಡಿ;
Hunasamaranahalli ಹುಣಸಮಾರನಹಳ್ಳಿ; Jigani ಜಿಗಣಿ; Madanayakanahalli ಮಾದನಾಯಕನಹಳ್ಳಿ; Chitgoppa ಚಿಟಗುಪ್ಪ;
Hallikeda (B) ಹಳ್ಳಿಖೇಡ (ಬಿ); Ajjampura ಅಜ್ಜಂಪುರ; Kudremukh ಕುದುರೆಮುಖ; Nayakanahatti ನಾಯಕನಹಟ್ಟಿ; Bajape ಬಜಪೆ;
Kadaba ಕಡಬ; Kinnigoli ಕಿನ್ನಿಗೋಳಿ; Kotekara ಕೋಟೆಕಾರ್; Someshwara ಸೋಮೇಶ್ವರ; Malebennuru ಮಲೇಬೆನ್ನೂರು;
Alnavar ಅಳ್ನಾವರ; Mulgund ಮುಳಗುಂದ; Naregal ನರೇಗಲ್; Bankapura ಬಂಕಾಪುರ; Guttal ಗುತ್ತಲ; Rattihalli ರಟ್ಟೀಹಳ್ಳಿ;
Kalagi ಕಾಳಗಿ; Kamalapur ಕಮಲಾಪುರ; Wadi ವಾಡಿ; Yadrami ಯಡ್ರಾಮಿ; Robertsonpet ರಾಬರ್ಟ್‌ಸನ್‌ಪೇಟೆ;
Bhagyanagara ಭಾಗ್ಯನಗರ; Kanakgiri ಕನಕಗಿರಿ; Karatagi ಕಾರಟಗಿ; Kukanooru ಕುಕನೂರು; Tavaragera ತಾವರಗೇರಾ;
Belluru ಬೆಳ್ಳೂರು; Bannur ಬನ್ನೂರು; Bogadi ಬೋಗಾದಿ; Hootagalli ಹೂಟಗಳ್ಳಿ; Kadakola ಕಡಕೊಳ; Rammanahalli ರಮ್ಮನಹಳ್ಳಿ;
Saragur ಸರಗೂರು; Srirampura ಶ್ರೀರಾಂಪುರ; Balaganur ಬಳಗಾನೂರು; Hatti ಹಟ್ಟಿ; Jalahalli ಜಾಲಹಳ್ಳಿ; Kavital ಕವಿತಾಳ;
Mudgal ಮುದಗಲ್; Siravara ಸಿರವಾರ; Turvihal ತುರುವಿಹಾಳ; Anavatti ಆನವಟ್ಟಿ; Holehonnuru ಹೊಳೆಹೊನ್ನೂರು;
Jog-Kargal ಜೋಗ-ಕಾರ್ಗಲ್; Siralkoppa ಶಿರಾಳಕೊಪ್ಪ; Huliyaru ಹುಳಿಯಾರು; Saligram ಸಾಲಿಗ್ರಾಮ; Jaali ಜಾಲಿ; Manki ಮಂಕಿ;
Kamalapura ಕಮಲಾಪುರ; Mariyammanahalli ಮರಿಯಮ್ಮನಹಳ್ಳಿ; Alamela ಆಲಮೇಲ; Babaleshwar ಬಬಲೇಶ್ವರ; Chadachana ಚಡಚಣ;
Devara Hipparagi ದೇವರ ಹಿಪ್ಪರಗಿ; Kolhara ಕೊಲ್ಹಾರ; Managuli ಮನಗೂಳಿ; Nalatavada ನಾಲತವಾಡ; Nidagundi ನಿಡಗುಂದಿ;
Tikota ತಿಕೋಟಾ; Bhimarayanagudi ಭೀಮರಾಯನಗುಡಿ; Gurmatkal ಗುರುಮಠಕಲ್; Hunasagi ಹುಣಸಗಿ; Kakkera ಕಕ್ಕೇರಾ;
Kembhavi ಕೆಂಭಾವಿ
`
const KANNADA = /^(.+?) (\p{Script=Kannada}.*)$/u

/** By English name: the Kannada one, where it is known. */
export const KANNADA_PLACE_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split(/;\s*/)
    .map((line): [string, string] => {
      const [, english, kannada] = KANNADA.exec(line) ?? []
      if (english === undefined || kannada === undefined) throw new Error(`no name in Kannada: ${line}`)
      return [english, kannada]
    }),
)

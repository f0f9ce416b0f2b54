/**
 * Quarters that lie wholly within a town, and of whose name there is no other place in the town's district: addresses name
 * them in place of the town. A town, a colon, its quarters as they are written. Left out on purpose: what is a hobli or a
 * village too (Yelahanka, Kengeri, Kothanur), and what has a body of its own (Electronic City).
 */
export const TOWN_QUARTERS: readonly string[] = `
Bengaluru: Agrahara Dasarahalli, Austin Town, Bagalagunte, Banashankari, Basavanagudi, Basaveshwaranagar, Bellandur, Benson Town, Bilekhalli, Bommanahalli, BSK, Chandra Layout, Cubbonpet, CV Raman Nagar, D J Halli, Doddabanaswadi, Frazer Town, HAL II Stage, Halasuru, Hanumantha Nagar, Hanumanthanagar, Herohalli, Hoodi, Horamavu, HRBR Layout, HSR Layout, Hulimavu, Indiranagar, Jayanagar, Jayanagara, Jeevan Bhimanagar, JP Nagar, Kadugodi, Kalyan Nagar, Kalyannagar, Kamakshipalya, Kasturinagar, Kengeri Satellite Town, K G Halli, Koramangala, K R Puram, Kumaraswamy Layout, Kundalahalli, Laggere, Mahadevapura, Mahalakshmipuram, Malleshwaram, Malleswaram, Marathahalli, Marathalli, Mathikere, MSR Nagar, Nagarabhavi, Nagawara, Narasimharaja Colony, Peenya, Rajajinagar, Rajarajeshwarinagar, Rajarajeshwari Nagar, Ramamurthy Nagar, R T Nagar, Sahakaranagar, Sahakarnagar, Sampangirama Nagar, Seshadripuram, Shankarpuram, Sunkadakatte, T Dasarahalli, Varthur, Vasanthanagar, Vasanthnagar, Vidyaranyapura, Vignana Nagar, Vijayanagar, V V Puram, Whitefield, Yelahanka New Town
Mysuru: Gokulam, Jayalakshmipuram, Krishnamurthypuram, Kuvempunagar, Kuvempunagara, Manasagangothri, Manasa Gangothri, Siddarthanagar, Siddarthanagara, Siddhartha Nagar, Udayagiri
Mangaluru: Attavar, Bendore, Bondel, Hampankatta, Kadri Hills, Kankanady, Kodialbail, Nanthoor, Nanthur
Sulya: Kurunjibhag
Belagavi: Hindwadi, Mal Maruti, Shivabasav Nagar, Tilakwadi, Udyambag
Davanagere: M C C B Block, P J Extension, Siddaveerappa Badavane, Siddaveerappa Extn, S S Layout
Hubballi-Dharwad: Akshay Colony, Saptapur
Tumakuru: Batawadi, S S Puram
Shivamogga: Navule
`
  .trim()
  .split('\n')

const QUARTERS: ReadonlySet<string> = new Set(
  TOWN_QUARTERS.flatMap((line) =>
    line
      .replace(/^.*?: /, '')
      .toLowerCase()
      .split(', '),
  ),
)

/** Whether a word, in small letters, is a quarter that lies wholly within a town. */
export function isQuarter(word: string): boolean {
  return QUARTERS.has(word)
}

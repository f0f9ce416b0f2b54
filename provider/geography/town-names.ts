/**
 * Two towns that are one urban body in the Local Government Directory (its code covers the subdistricts of Hubballi and of
 * Dharwad): a list names the body or either town. Names of the body, a colon, those of either town, ours first. No pair are
 * a town and what stands within it, such as a temple (Saundatti-Yellamma) or a waterfall (Jog-Kargal).
 */
export const TWIN_TOWNS = `
Hubballi-Dharwad,Hubli-Dharwad: Hubballi,Hubli; Dharwad,Dharwar
Gadag-Betigeri,Gadag-Betageri: Gadag; Betigeri,Betageri,Betgeri
Rabkavi-Banhatti,Rabkavi Banhatti: Rabkavi; Banhatti,Banahatti
`
  .trim()
  .split('\n')
  .map((line) => {
    const [body = '', one = '', other = ''] = line.split(/[:;] /)
    return { body: body.split(','), towns: [one.split(','), other.split(',')] }
  })

/** Names of one town, old, new and misspelt, one town a line. Compared in letters alone, within the town's district. */
export const TOWN_NAMES: readonly string[] = `
Bengaluru,Bangalore,BBMP,Bangaluru,Banglore,Bangaloer,Bengalore,Bruhat Bengaluru Mahanagara Palike
Mangaluru,Mangalore,Surathkal
Mysuru,Mysore
Belagavi,Belgaum,BGM City
Kalaburagi,Gulbarga,Kalaburgi,Kalaburagi City Corporation
Ballari,Bellary
Vijayapura,Bijapur,Vijayapur
Shivamogga,Shimoga,Shimoga City
Tumakuru,Tumkur
Chikkamagaluru,Chikmagalur,Chickmagalur,Chikkamagalur,Chikkamagalure
Davanagere,Davangere
Hosapete,Hospet,Hosapet
Gangawati,Gangavathi,Gangavati,Gangawathi
Ranibennur,Ranebennur
Robertson Pet,Robertsonpet,KGF,Kolar Gold Fields,K.G.F
Bantval,Bantwal
Beltangadi,Belthangady,Belthangadi
Sulya,Sullia
Mudbidri,Moodbidri,Moodabidri,Moodubidire
Mulki,Mulky
Kundapura,Kundapur,Coondapur
Udupi,Manipal
Harihar,Harihara
Karkal,Karkala
Kaapu,Kaup
Byndoor,Bainduru,Baindur
Virajpet,Virajapet,Virajapete
Somvarpet,Somwarpet
Athni,Athani
Nipani,Nippani
Chikodi,Chikkodi
Raybag,Raibag
Bail Hongal,Bailhongal
Saundatti-Yellamma,Saundatti,Soundatti,Savadatti
Ramdurg,Ramadurga
Jamkhandi,Jamakhandi
Mahalingpur,Mahalingapur,Mahalingapura
Bilgi,Bilagi
Guledgudda,Guledagudda
Hungund,Hunagund
Bagalkot,Bagalkote
Arsikere,Arasikere
Hole Narsipur,Holenarasipura,Holenarsipura,Holenarasipur
Sakleshpur,Sakleshpura,Sakaleshpura,Sakaleshpur
Arkalgud,Arakalagud,Arakalgud,Arkalagud
Belur,Beluru
Dod Ballapur,Doddaballapura,Doddaballapur,Dodballapur,Doddballapura
Hosakote,Hoskote
Chik Ballapur,Chikkaballapura,Chikkaballapur,Chickballapur,Chikballapur,Chikaballapur,Chickaballapur
Sidlaghatta,Shidlaghatta
Gauribidanur,Gowribidanur
Krishnarajpet,K R Pet,K R Pete,Krishnarajapete
Shrirangapattana,Srirangapatna,Srirangapattana,Sriranga Patna
Piriyapatna,Periyapatna
Heggadadevankote,H D Kote
Tirumakudal-Narsipur,T Narasipura,T Narsipura
Krishnarajanagar,K R Nagar
Nanjangud,Nanjanagud
Hunsur,Hunasur
Hosdurga,Hosadurga
Molakalmuru,Molakalmur
Chiknayakanhalli,Chikkanayakanahalli,C N Halli
Huliyaru,Huliyar
Tirthahalli,Thirthahalli,Theerthahalli
Shikarpur,Shikaripura,Shikaripur
Siralkoppa,Shiralakoppa,Shiralkoppa
Sorab,Soraba
Sagar,Sagara
Bhadravati,Bhadravathi
Holehonnuru,Holehonnur
Narasimharajapura,N R Pura
Sringeri,Shringeri
Devadurga,Deodurg,Deodurga
Sindhnur,Sindhanur
Lingasugur,Lingsugur,Lingasagur
Manvi,Manavi
Lakshmeshwar,Laxmeshwar
Mundargi,Mundaragi
Nargund,Naragund
Gajendragarh,Gajendragad
Shiggaon,Shiggavi
Byadgi,Byadagi
Kalghatgi,Kalghatagi
Homnabad,Humnabad
Chitgoppa,Chitguppa
Shorapur,Surpur,Surapura,Surapur
Shahpur,Shahapur
Jevargi,Jewargi
Chittapura,Chittapur
Basavana Bagevadi,B Bagewadi,Basavana Bagewadi
Sindgi,Sindagi
Talikota,Talikoti
Yelburga,Yelaburga
Hoovina Hadagalli,Hoovina Hadagali,Huvina Hadagali,Huvinahadagalli,Hadagali
Hagaribommanahalli,Hagaribommana Halli,H B Halli
Mariyammanahalli,Mariyammana Halli
Kamalapura,Kamalapur
Kottur,Kotturu
Kudithini,Kuduthini
Channapatna,Channapattana
Ramanagara,Ramanagar,Ramanagaram
Srinivaspur,Srinivasapura,Srinivasapur
Mulbagal,Mulabagilu
Bangarpete,Bangarpet
Honavar,Honnavar
Hebbugodi,Hebbagodi
Madikeri,Mercara
Siddapur,Siddapura
`
  .trim()
  .split('\n')
  .concat(TWIN_TOWNS.map(({ body, towns }) => [...body, ...towns.flat()].join(',')))

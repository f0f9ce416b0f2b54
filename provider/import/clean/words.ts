/**
 * Words that stay in capitals. Groups of consonants are taken for initials anyway; these have a
 * vowel and would else become words.
 */
const ACRONYMS = `
  KRE RLJIT PU PG MSRIT RNSIT BIET BMSIT BMSCE SJBIT SJCIT RVCE DSCE NGEF FTI CA BWSSB MIDC RIICO HUDA SIDCO GIDC AACSB VLSI BCU SKIBS IB AICTE UGC AR VR ABBS ABIT ABV ACLIV ACS ADGITM ADM AECS AET AGB AI AIMIT AIMS AISSMS AIT AITM AKT AME AMC AMES AMET APA APC APJ
  APMC APS APSC ASC ASKB ATME AVK AVN AWH BAMU BBA BBMP BCA BDA BEA BEL BEML BEO BES BET BHEL BIADB BIT BITS BLDE BLDEA
  BOI BSA CBSE CEC CES CET CETI CGI CIET CIMAT CIPET CIT CITD CLE CMRIT CMS CNI COEP CPUC CSE CSI CUSAT CVR DACG DAV DBIT
  DES DIC DIET DMI DSEU EACTS EASA ECIL ECR EIMR EPIP ESIC FMS GCE GES GFGC GIBS GIET GIT GITAM GITS GLA GMIT GNA GNIOT
  GNIT GRIET GTTC HAL HCES HIMT HIT HITAM HKE HKES HKBK IAT IBA IBMR IBS ICA ICAR ICFAI ICSE IES IET IFIM IFTM IGNOU IIBS
  IIIT IILM IIM IIMT IISC IIT IITM IMC IMI IMJ IMS IMT INMANTEC IOCL IPS ISBM ISBR ISBC ISME ISTD IT ITB ITC ITI ITM ITPB
  ITPL ITS IVC JIET JIMS JLB JNTU JNTUA JNTUH JNTUK JSPM KCE KEA KEB KES KIADB KIET KIIT KIMS KIT KITS KJEI KLE KLES KPTCL
  KSOU LIC LPU MBA MCA MEA MES MESI MET MGIT MHRD MIET MIM MIMIT MIT MITM MITS MLA MMIT MNIT MPE MQI MSEB MSIT MVSIT NAAC
  NALSAR NCERT NDA NES NGI NICMAR NIE NIET NIFT NIIT NIMS NIST NIT NITK NITTTR NMAM NMIMS NSAM NSIT OMBR PACR PDA PDIT PEC
  PES PESIT PGDM PICT PIET POBox PSNA PUC RBANMS RDA REVA RICS RIMT RIT RITEE RMSA RMIT RPA RPD RTO RVIM SAIT SAP SBI SBIT
  SCAD SEA SECAB SES SET SGI SIES SIET SIET SIT SJES SLES SMIT SMU SNIST SOA SRGI SRIT SRMIST SSA SSIT SVES SVIT TKIET
  TMAES TMAE UBDT UG UIET UIT UPES USA UVCE VET VEIT VGET VISSJ VIT VIVA VSSUT VTU VVIT XIM YMCA YWCA
  II III IV VI VII VIII IX XI XII XIII
`
  .split(/\s+/)
  .filter(Boolean)

export const CAPITALS: ReadonlySet<string> = new Set(ACRONYMS.map((word) => word.toUpperCase()))

/** Written small unless they begin the name. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'an and at by for from in into of off on or the to under with near via be'.split(' '),
)

/** Words without a vowel that are no initials, and words with a usual spelling of their own. */
export const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DR: 'Dr',
    ST: 'St',
    MR: 'Mr',
    MRS: 'Mrs',
    MS: 'Ms',
    SMT: 'Smt',
    SHRI: 'Shri',
    SRI: 'Sri',
    PROF: 'Prof',
    LTD: 'Ltd',
    PVT: 'Pvt',
    RD: 'Road',
    RLY: 'Railway',
    TQ: 'Taluk',
    TLK: 'Taluk',
    TALLUK: 'Taluk',
    DT: 'District',
    INDL: 'Industrial',
    PIN: 'PIN',
    MGT: 'Management',
    MGMT: 'Management',
    ENGG: 'Engineering',
    OPP: 'opposite',
    NR: 'near',
    BTECH: 'BTech',
    MTECH: 'MTech',
    BCOM: 'BCom',
    BSC: 'BSc',
    PHD: 'PhD',
    IOT: 'IoT',
    DEVOPS: 'DevOps',
    HI: 'Hi',
    KM: 'km',
    TH: 'Th',
    ND: 'Nd',
    SKY: 'Sky',
    GYM: 'Gym',
    JR: 'Jr',
    SR: 'Sr',
    DIST: 'District',
    GOVT: 'Government',
    GOVERNAMENT: 'Government',
    GOVERNEMENT: 'Government',
    GOVRNMENT: 'Government',
    GOVERMENT: 'Government',
    POLYTECHINC: 'Polytechnic',
    POLYTECNIC: 'Polytechnic',
    POLYETCHNIC: 'Polytechnic',
    POLYTECHNICH: 'Polytechnic',
    INSTITUE: 'Institute',
    INST: 'Institute',
    INSTT: 'Institute',
    COMM: 'Commerce',
    INSTITIUTE: 'Institute',
    INISTITURE: 'Institute',
    INSTUTITIONS: 'Institutions',
    MANAGMENT: 'Management',
    TRAININIG: 'Training',
    TOOLROOM: 'Tool Room',
    COLLAGE: 'College',
    COLLGE: 'College',
    FRADE: 'Grade',
    AIDED: 'Aided',
  }),
)

/** `whose trade it is, as a prompt says it | what is done to somebody | on whom, where nobody is named`. */
export const TRADES_ON_PEOPLE = `
(?:make-?up|cosmetics?) artist | make-up | woman
(?:beautician|facialist|a?esthetician|cosmetologist) | make-up | woman
tattoo(?:ist| artist|er) | tattoo | man
(?:hair ?dresser|hair ?stylist|stylist|barber) | cut-hair | woman
(?:masseuse|masseur|massage therapist) | massage | woman
(?:manicurist|nail (?:artist|technician|stylist)) | polish-nails | woman
(?:dentist|orthodontist|dental hygienist) | treat-teeth | woman
`;

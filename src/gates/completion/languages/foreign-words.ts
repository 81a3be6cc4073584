/** Words by which a text in another language than English is known. */

/** Words that only the five other languages have. */
export const FOREIGN_WORDS: readonly string[] =
  "der die das und ist sind nicht ein eine mit für im wird werden noch auch sie el los las una por está están que del con para se al y le les des est sont une pour dans pas du et il elle vous sur gli di della sono che il non per dos das uma não os em com foi ao você".split(
    " ",
  );

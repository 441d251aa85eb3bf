CREATE TABLE "course_question_places" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"piece_id" uuid,
	"second" integer
);
--> statement-breakpoint
ALTER TABLE "course_question_places" ADD CONSTRAINT "course_question_places_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_question_places_unit" ON "course_question_places" USING btree ("unit_id","comment_id");--> statement-breakpoint
CREATE TRIGGER "courses_comments" AFTER DELETE ON "courses" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('course');

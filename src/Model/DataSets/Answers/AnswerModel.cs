namespace SerBench.Model.DataSets.Answers;

public sealed class AnswerModel : DataSetModel<Answer>
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    private const int TextLength = 8;

    // The years are 2010 to 2020.
    private const int FirstSecond = 1_262_304_000;
    private const int LastSecond = 1_577_836_800;

    private static readonly UserType[] UserTypes = Enum.GetValues<UserType>();

    public override string Id => "answer";

    public override string Description =>
        "an answer of Stack Overflow with its comments: 24 members that may be null (MessagePack-CSharp, SerializerBenchmark)";

    public override int PublishedCount => 1;

    protected override int MaxCountFactor => 4096;

    protected override string Entities => "comments";

    internal override Answer Draw(Pcg random, int count) => new()
    {
        QuestionId = Number(random),
        AnswerId = Number(random),
        LockedDate = Date(random),
        CreationDate = Date(random),
        LastEditDate = Date(random),
        LastActivityDate = Date(random),
        Score = Number(random),
        CommunityOwnedDate = Date(random),
        IsAccepted = random.NextBoolean(),
        Body = Text(random),
        Owner = User(random),
        Title = Text(random),
        UpVoteCount = Number(random),
        DownVoteCount = Number(random),
        Comments = [.. Enumerable.Range(0, count).Select(_ => DrawComment(random))],
        Link = Text(random),
        Tags = [Text(random)],
        Upvoted = random.NextBoolean(),
        Downvoted = random.NextBoolean(),
        Accepted = random.NextBoolean(),
        LastEditor = User(random),
        CommentCount = Number(random),
        BodyMarkdown = Text(random),
        ShareLink = Text(random),
    };

    private static Comment DrawComment(Pcg random) => new()
    {
        CommentId = Number(random),
        PostId = Number(random),
        CreationDate = Date(random),
        PostType = random.NextBoolean() ? PostType.Answer : PostType.Question,
        Score = Number(random),
        Edited = random.NextBoolean(),
        Body = Text(random),
        Owner = User(random),
        ReplyToUser = User(random),
        Link = Text(random),
        BodyMarkdown = Text(random),
        Upvoted = random.NextBoolean(),
    };

    private static ShallowUser User(Pcg random) => new()
    {
        UserId = Number(random),
        DisplayName = Text(random),
        Reputation = Number(random),
        UserType = random.Pick(UserTypes),
        ProfileImage = Text(random),
        Link = Text(random),
        AcceptRate = Number(random),
        BadgeCounts = new BadgeCount { Gold = Number(random), Silver = Number(random), Bronze = Number(random) },
    };

    private static int Number(Pcg random) => random.Next(0, int.MaxValue);

    private static DateTime Date(Pcg random) => DateTime.UnixEpoch.AddSeconds(random.Next(FirstSecond, LastSecond));

    private static string Text(Pcg random) => string.Create(TextLength, random, static (text, random) =>
    {
        foreach (ref char letter in text)
        {
            letter = Letters[random.Next(0, Letters.Length)];
        }
    });
}

namespace SerBench.Engine.Base.Records;

public static class RowClasses
{
    // These ways of reaching fields fit any type. Others need code for one model.
    private static readonly string[] OfAnyType = ["generated", "compiled", "accessors", "delegates", "reflection"];

    public static RowClass Of(SerializerRecord serializer) => serializer.Family switch
    {
        SerializerFamily.Floor => RowClass.Bound,
        SerializerFamily.Peer => OfLibrary(serializer.Id),
        SerializerFamily.Compressed => OfId(serializer.Id[..serializer.Id.LastIndexOf('+')]),
        _ => OfId(serializer.Id),
    };

    private static RowClass OfId(string id) => SerializerName.Parse(id) switch
    {
        { Format: "peer" } => OfLibrary(id),
        var name when OfAnyType.Contains(name.Access) => RowClass.Ours,
        _ => RowClass.Bound,
    };

    private static RowClass OfLibrary(string id) => LibraryCard.Find(id) is { IsByHand: true } ? RowClass.Bound : RowClass.Library;
}

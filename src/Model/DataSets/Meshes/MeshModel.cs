namespace SerBench.Model.DataSets.Meshes;

public sealed class MeshModel : DataSetModel<Mesh>
{
    public override string Id => "mesh";

    public override string Description => "triangles of single-precision numbers, as structs (rust_serialization_benchmark)";

    public override int PublishedCount => 125_000;

    protected override string Entities => "triangles";

    internal override Mesh Draw(Pcg random, int count) =>
        new() { Triangles = random.NextList(count, count + 1, () => DrawTriangle(random)) };

    private static Triangle DrawTriangle(Pcg random) =>
        new() { V0 = DrawVector(random), V1 = DrawVector(random), V2 = DrawVector(random), Normal = DrawVector(random) };

    private static Vector3 DrawVector(Pcg random) => new() { X = random.NextSingle(), Y = random.NextSingle(), Z = random.NextSingle() };
}

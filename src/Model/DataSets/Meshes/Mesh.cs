namespace SerBench.Model.DataSets.Meshes;

[Serializable]
public sealed class Mesh
{
    public Triangle[]? Triangles { get; set; }
}

[Serializable]
public struct Triangle
{
    public Vector3 V0 { get; set; }

    public Vector3 V1 { get; set; }

    public Vector3 V2 { get; set; }

    public Vector3 Normal { get; set; }
}

[Serializable]
public struct Vector3
{
    public float X { get; set; }

    public float Y { get; set; }

    public float Z { get; set; }
}
